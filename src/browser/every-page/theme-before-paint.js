document.documentElement.classList.add('js');
try {
  const page = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  const size = localStorage.getItem('table-size');
  if (size) page.dataset.tableSize = size;
  const game = localStorage.getItem('game');
  if (game) page.dataset.playing = game;
  if (localStorage.getItem('both-languages') || /[?&]both\b/.test(location.search)) page.dataset.both = '';
} catch {}
