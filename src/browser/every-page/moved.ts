/** An anchor of this page whose text stands elsewhere now leads there. */
export function followMoved(): void {
  const follow = (): void => {
    const moved = document.getElementById(location.hash.slice(1));
    const link = moved?.matches('.moved') ? moved.querySelector('a') : null;
    if (link) location.replace(link.href);
  };
  window.addEventListener('hashchange', follow);
  follow();
}
