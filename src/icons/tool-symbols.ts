/** The symbols that tools draw, apart from the rest: a reader of a tool need not load all of them. */
export const TOOL_SYMBOL_ICONS = {
  sword:
    '<path d="M20.77 3.23L19.92 7.19L10.8 16.31L7.69 13.2L16.81 4.08zM5.42 10.94L13.06 18.58M9.24 14.76L5.64 18.36"/><circle cx="4.29" cy="19.71" r="1.9" fill="currentColor" stroke="none"/>',
  shield: '<path d="M3.75 3.25h16.5v7.2c0 5.4-3.63 9-8.25 10.8c-4.62-1.8-8.25-5.4-8.25-10.8zM12 7.5v8.5"/>',
  dodge:
    '<path d="M4.3 18.43A8 8 0 1 1 18.36 15.44M15.72 12.17L18.36 15.44L21.63 12.79"/><circle cx="10.6" cy="13.5" r="3" fill="currentColor" stroke="none"/>',
  ritual:
    '<circle cx="12" cy="12.6" r="7.9"/><path d="M12 4.7L18.84 16.55L5.16 16.55z"/><circle cx="12" cy="4.7" r="2.1" fill="currentColor" stroke="none"/><circle cx="18.84" cy="16.55" r="2.1" fill="currentColor" stroke="none"/><circle cx="5.16" cy="16.55" r="2.1" fill="currentColor" stroke="none"/>',
  sign: '<path d="M8 19.5H3.25L12 3l8.75 16.5H16M12 15v6.25"/><path d="M12 9.6l2.5 3.6l-2.5 3.6l-2.5-3.6z" fill="currentColor" stroke="none"/>',
  'double-sword':
    '<path d="M6.3 2.9l2.1 2.4V15h-4.2V5.3zM2.8 15h7M6.3 15V20.9M17.7 2.9l2.1 2.4V15h-4.2V5.3zM14.2 15h7M17.7 15V20.9"/>',
  'double-shield':
    '<path d="M2.9 7.2h12v5.44c0 4.08-2.64 6.8-6 8.16c-3.36-1.36-6-4.08-6-8.16zM7.5 3.25H21v6.4c0 3.4-1.4 5.8-3.4 7.6"/>',
  'dodge-and-shield':
    '<path d="M4.85 4.33A10 10 0 0 1 18.55 14.65M15.47 11.78L18.55 14.65L21.41 11.57M3 8.6h10.8v4.96c0 3.72-2.38 6.2-5.4 7.44c-3.02-1.24-5.4-3.72-5.4-7.44z"/>',
  'sword-and-double-shield':
    '<path d="M3.2 10.8h7.4v4.08c0 3.06-1.63 5.1-3.7 6.12c-2.07-1.02-3.7-3.06-3.7-6.12zM13.4 10.8h7.4v4.08c0 3.06-1.63 5.1-3.7 6.12c-2.07-1.02-3.7-3.06-3.7-6.12zM3 5H7.6M7.6 2.4v5.2"/><path d="M7.6 3.5h11.2l2.7 1.5l-2.7 1.5H7.6z" fill="currentColor" stroke="none"/>',
  blank: '<rect x="3.5" y="3.5" width="17" height="17" rx="3.75"/>',
  fight:
    '<path d="M20.41 3.29L19.64 5.76L8.32 17.07L6.63 15.38L17.94 4.06z" fill="currentColor" stroke-width="1"/><path d="M3.59 3.29L6.06 4.06L17.37 15.38L15.68 17.07L4.36 5.76z" fill="currentColor" stroke-width="1"/><path d="M5 13.75L9.95 18.7M7.47 16.23L3.44 20.26M14.05 18.7L19 13.75M16.53 16.23L20.56 20.26"/>',
  magic:
    '<path d="M12 2.7c.9 5.8 3.5 8.4 9.3 9.3c-5.8.9-8.4 3.5-9.3 9.3c-.9-5.8-3.5-8.4-9.3-9.3c5.8-.9 8.4-3.5 9.3-9.3zM5 5l1.7 1.7M19 5l-1.7 1.7M5 19l1.7-1.7M19 19l-1.7-1.7"/>',
  exploration:
    '<circle cx="12" cy="12" r="9"/><path d="M16.6 7.4l-2.3 6.9l-6.9 2.3l2.3-6.9z"/><path d="M16.6 7.4l-2.3 6.9l-4.6-4.6z" fill="currentColor"/>',
  diplomacy:
    '<path d="M15.6 7V5.2A2.2 2.2 0 0 0 13.4 3H5.1A2.2 2.2 0 0 0 2.9 5.2v5.6A2.2 2.2 0 0 0 5.1 13v3.8l1.7-1.7M11.9 9.9h7a2.2 2.2 0 0 1 2.2 2.2v3.9a2.2 2.2 0 0 1-2.2 2.2v2.9l-3.3-2.9h-3.7a2.2 2.2 0 0 1-2.2-2.2v-3.9a2.2 2.2 0 0 1 2.2-2.2z"/>',
  potion:
    '<path d="M9.5 3.2v3.9C9.5 9.3 6 9.7 6 13v5.7A2.2 2.2 0 0 0 8.2 20.9h7.6A2.2 2.2 0 0 0 18 18.7V13c0-3.3-3.5-3.7-3.5-5.9V3.2M8 3.2h8"/><path d="M6 14.8h12v3.9a2.2 2.2 0 0 1-2.2 2.2H8.2A2.2 2.2 0 0 1 6 18.7z" fill="currentColor"/>',
  'silver-sword':
    '<path d="M20.77 3.23L19.92 7.19L10.8 16.31L7.69 13.2L16.81 4.08z" fill="currentColor"/><path d="M5.42 10.94L13.06 18.58M9.24 14.76L5.64 18.36"/><circle cx="4.29" cy="19.71" r="1.9" fill="currentColor" stroke="none"/>',
  'sword-of-destiny':
    '<circle cx="12" cy="12" r="9.4"/><path d="M12 4.3l1.7 2.3v7.2h-3.4V6.6zM8 13.8h8M12 13.8v5.4" fill="currentColor" stroke-width="1.4"/>',
} as const;
