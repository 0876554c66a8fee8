try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // What would move the page if it came later: the size of table mode, the way back into it.
  const size = localStorage.getItem('table-size');
  if (size) document.documentElement.dataset.tableSize = size;
  const game = localStorage.getItem('game');
  if (game) document.documentElement.dataset.playing = game;
} catch {
  // Storage is blocked: the system's scheme applies.
}
document.documentElement.classList.add('js');
