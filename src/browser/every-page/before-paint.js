const page = document.documentElement;
page.classList.add('js');
if (/[?&]both\b/.test(location.search)) page.dataset.both = '';
try {
  const theme = localStorage.getItem('theme');
  const size = localStorage.getItem('text-size');
  const tableSize = localStorage.getItem('table-size');
  const game = page.dataset.game || localStorage.getItem('game');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  if (size) page.dataset.textSize = size;
  if (tableSize) page.dataset.tableSize = tableSize;
  if (game) page.dataset.playing = game;
  if (localStorage.getItem('both-languages')) page.dataset.both = '';
  if (page.dataset.game) localStorage.setItem('game', game);
} catch {}
