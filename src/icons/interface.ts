/** Icons of the site's own controls that pages hold; those that scripts draw are in `controls.ts`. */
export const INTERFACE_ICONS = {
  medallion:
    '<circle cx="12" cy="13.8" r="8" stroke-width="2"/><circle cx="12" cy="3.3" r="1.7" stroke-width="1.6"/><path d="M12 8.4l4.3 5.4l-4.3 5.4l-4.3-5.4z" stroke-width="1.2"/><path d="M12 8.4v10.8l-4.3-5.4z" fill="currentColor" stroke="none"/>',
  link: '<path d="M10 7.2H7.3a4.8 4.8 0 0 0 0 9.6H10M14 7.2h2.7a4.8 4.8 0 0 1 0 9.6H14M8.2 12h7.6"/>',
  quote:
    '<path d="M9.3 5.7c-4.2.9-6.5 3.8-6.5 8a4.2 4.2 0 1 0 4.4-4.2c.3-1.3 1.1-2.1 2.7-2.5zM19.7 5.7c-4.2.9-6.5 3.8-6.5 8a4.2 4.2 0 1 0 4.4-4.2c.3-1.3 1.1-2.1 2.7-2.5z" fill="currentColor" stroke="none"/>',
  language:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c-5 5.2-5 12.8 0 18M12 3c5 5.2 5 12.8 0 18"/>',
  compare: '<path d="M12 3v18M3.2 6h5.6M3.2 10h5.6M3.2 14h5.6M15.2 6h5.6M15.2 10h5.6M15.2 14h5.6"/>',
  sun: '<circle cx="12" cy="12" r="4.2"/><path d="M19.5 12L21.3 12M17.3 17.3L18.58 18.58M12 19.5L12 21.3M6.7 17.3L5.42 18.58M4.5 12L2.7 12M6.7 6.7L5.42 5.42M12 4.5L12 2.7M17.3 6.7L18.58 5.42"/>',
  moon: '<path d="M20.3 14.3A8.9 8.9 0 1 1 9.7 3.7a7 7 0 0 0 10.6 10.6z"/>',
  auto: '<circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor"/>',
  settings:
    '<circle cx="12" cy="12" r="2.9"/><path d="M9.9 5.2l.2-2.4h3.8l.2 2.4 1.2.5 1.9-1.5 2.6 2.6-1.5 1.9.5 1.2 2.4.2v3.8l-2.4.2-.5 1.2 1.5 1.9-2.6 2.6-1.9-1.5-1.2.5-.2 2.4h-3.8l-.2-2.4-1.2-.5-1.9 1.5-2.6-2.6 1.5-1.9-.5-1.2-2.4-.2v-3.8l2.4-.2.5-1.2-1.5-1.9 2.6-2.6 1.9 1.5z"/>',
  print:
    '<path d="M7 8.5V3h10v5.5M7 17.5H5A2.1 2.1 0 0 1 2.9 15.4V10.6A2.1 2.1 0 0 1 5 8.5h14a2.1 2.1 0 0 1 2.1 2.1v4.8a2.1 2.1 0 0 1-2.1 2.1H17M7 14h10v7H7z"/>',
  home: '<path d="M2.9 11.8L12 3.5l9.1 8.3M5.3 9.8V20.5h13.4V9.8M9.8 20.5v-6h4.4v6"/>',
  list: '<path d="M9 5.5h12M9 12h12M9 18.5h12"/><circle cx="4.2" cy="5.5" r="1.6" fill="currentColor" stroke="none"/><circle cx="4.2" cy="12" r="1.6" fill="currentColor" stroke="none"/><circle cx="4.2" cy="18.5" r="1.6" fill="currentColor" stroke="none"/>',
  tool: '<circle cx="12" cy="5" r="2.1"/><path d="M11 6.9L5.2 21M13 6.9L18.8 21M6.9 14.5c3.3 1.7 6.9 1.7 10.2 0"/>',
  table:
    '<path d="M2.6 11.2h18.8M5.4 11.2L4 20.5M18.6 11.2L20 20.5"/><rect x="7.6" y="4" width="8.8" height="4" rx="1.2"/>',
  menu: '<path d="M3.3 5.5h17.4M3.3 12h17.4M3.3 18.5h17.4"/>',
  'chevron-right': '<path d="M8.5 5l7 7l-7 7"/>',
  external:
    '<path d="M18.5 13.5v5a2.3 2.3 0 0 1-2.3 2.3H5.5a2.3 2.3 0 0 1-2.3-2.3V7.8A2.3 2.3 0 0 1 5.5 5.5h5M14.5 3.2h6.3v6.3M20.8 3.2L11.5 12.5"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11.2v5.6"/><circle cx="12" cy="7.6" r="1.25" fill="currentColor" stroke="none"/>',
  question:
    '<circle cx="12" cy="12" r="9"/><path d="M9.2 9.6c.1-1.8 1.2-2.8 2.8-2.8s2.8 1 2.8 2.5c0 2-2.8 2.2-2.8 4.4"/><circle cx="12" cy="16.9" r="1.2" fill="currentColor" stroke="none"/>',
  offline:
    '<path d="M9.8 4.9c3.7-.9 7 .9 8 4.4c2.1.5 3.5 2.1 3.5 4.3c0 .9-.2 1.6-.6 2.3M17.3 18.5H7.2A4.6 4.6 0 0 1 6.4 9.4M4 4l16.5 16.5"/>',
  download: '<path d="M12 3v12.5M6.5 10l5.5 5.5l5.5-5.5M3.5 20.8h17"/>',
} as const;
