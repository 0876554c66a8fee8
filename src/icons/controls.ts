/** Controls that scripts draw in the browser: each byte here is sent to every tool and to search. */
export const CONTROL_ICONS = {
  undo: '<path d="M8 4L3.2 8.8L8 13.6M3.2 8.8h11.5a5.6 5.6 0 0 1 0 11.2H8"/>',
  search: '<circle cx="10.4" cy="10.4" r="7"/><path d="M15.6 15.6L21 21"/>',
  close: '<path d="M5 5l14 14M19 5L5 19"/>',
  swap: '<path d="M3.3 8h17.2M16.5 4l4 4l-4 4M20.7 16H3.5M7.5 12l-4 4l4 4"/>',
  warning:
    '<path d="M12 3.3L21.6 20H2.4zM12 9.5v4.7"/><circle cx="12" cy="17" r="1.2" fill="currentColor" stroke="none"/>',
  share:
    '<circle cx="6" cy="12" r="2.9"/><circle cx="17.8" cy="5.8" r="2.9"/><circle cx="17.8" cy="18.2" r="2.9"/><path d="M8.6 10.6l6.6-3.5M8.6 13.4l6.6 3.5"/>',
  'dice-roll':
    '<path d="M8.08 7.27Q8.83 5.21 10.9 5.96L16.73 8.08Q18.79 8.83 18.04 10.9L15.92 16.73Q15.17 18.79 13.1 18.04L7.27 15.92Q5.21 15.17 5.96 13.1z"/><circle cx="10.8" cy="9.44" r="1.45" fill="currentColor" stroke="none"/><circle cx="13.2" cy="14.56" r="1.45" fill="currentColor" stroke="none"/><path d="M2.4 12A9.6 9.6 0 0 1 5.58 4.87M21.6 12A9.6 9.6 0 0 1 18.42 19.13"/>',
  copy: '<rect x="8.6" y="8.6" width="12.5" height="12.5" rx="2.2"/><path d="M5.5 15.4h-.4a2.2 2.2 0 0 1-2.2-2.2V5.1A2.2 2.2 0 0 1 5.1 2.9h8.1a2.2 2.2 0 0 1 2.2 2.2v.4"/>',
  clear:
    '<path d="M8.5 5H19a2.1 2.1 0 0 1 2.1 2.1v9.8A2.1 2.1 0 0 1 19 19H8.5L2.6 12zM11 9.3l5.4 5.4M16.4 9.3L11 14.7"/>',
  check: '<path d="M4 12.8l5.3 5.4L20 6.3"/>',
  'arrow-left': '<path d="M20.5 12h-17M10 5.5L3.5 12l6.5 6.5"/>',
  'arrow-right': '<path d="M3.5 12h17M14 5.5l6.5 6.5l-6.5 6.5"/>',
  book: '<path d="M12 6.3C9.5 4.5 6.5 4 2.9 4.2V18.5c3.6-.2 6.6.3 9.1 2.1c2.5-1.8 5.5-2.3 9.1-2.1V4.2C17.5 4 14.5 4.5 12 6.3zM12 6.3v14.3"/>',
  'chevron-down': '<path d="M5 8.5l7 7l7-7"/>',
  'chevron-up': '<path d="M5 15.5l7-7l7 7"/>',
  plus: '<path d="M12 4.5v15M4.5 12h15"/>',
  minus: '<path d="M4.5 12h15"/>',
} as const;
