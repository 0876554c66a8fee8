let hide: ReturnType<typeof setTimeout> | undefined;

/** Says something in passing, to screen readers too. */
export function showToast(message: string): void {
  const toast = document.getElementById('toast');
  if (toast === null) return;
  toast.textContent = message;
  toast.classList.add('shown');
  clearTimeout(hide);
  hide = setTimeout(() => toast.classList.remove('shown'), 2500);
}
