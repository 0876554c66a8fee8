const COIN =
  '<circle cx="10.1" cy="10.1" r="7.2"/><path d="M15.19 5.01l3.1 3.1a7.2 7.2 0 0 1-10.18 10.18l-3.1-3.1"/><path d="M10.1 6.3l2.6 3.8l-2.6 3.8l-2.6-3.8z" fill="currentColor" stroke="none"/>';

/** The symbols of the four games and the marks of the games. */
/** The symbols that only texts and pages show. */
export const TEXT_SYMBOL_ICONS = {
  'minor-wound':
    '<path d="M12 2.6C14.45 6.32 19 8.95 19 14.2A7 7 0 0 1 5 14.2C5 8.95 9.55 6.32 12 2.6zM9.7 16.3l4.6-4.6"/>',
  'severe-wound':
    '<path d="M12 1.7C14.77 5.78 19.9 8.27 19.9 14.2A7.9 7.9 0 0 1 4.1 14.2C4.1 8.27 9.24 5.78 12 1.7zM14.23 10.63L15.57 11.97L13.34 14.2L15.57 16.43L14.23 17.77L12 15.54L9.77 17.77L8.43 16.43L10.66 14.2L8.43 11.97L9.77 10.63L12 12.86z" fill="currentColor" fill-rule="evenodd" stroke="none"/>',
  'foul-fate':
    '<path d="M3.3 21.5h4.3v-2.6C6.4 16.8 6 15 6 13c0-2.7 2-4.9 4.6-5.2l-.9-1.9l1.7-1.1l-.7-1.7C5.7 3.5 1.7 7.7 1.7 12.7c0 2 .5 3.8 1.6 5.6zM3.1 14.6a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM4.9 8.8a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM20.7 21.5h-4.3v-2.6c1.2-2.1 1.6-3.9 1.6-5.9c0-2.7-2-4.9-4.7-5.2l-.9-1.5l1.7-1.1l-.8-2C18.9 3.9 22.3 8 22.3 12.7c0 2-.5 3.8-1.6 5.6zM18.9 14.6a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM17.1 8.8a1 1 0 1 0 2 0a1 1 0 1 0-2 0z" fill="currentColor" fill-rule="evenodd" stroke="none"/>',
  'good-fortune':
    '<path d="M4.2 2.5h4.3v2.6C7.3 7.2 6.9 9 6.9 11a5.1 5.1 0 0 0 10.2 0c0-2-.4-3.8-1.6-5.9V2.5h4.3v3.2c1.2 1.8 1.8 3.6 1.8 5.6a9.6 9.6 0 0 1-19.2 0c0-2 .6-3.8 1.8-5.6zM4 9a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM18 9a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM5.4 14.8a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM16.6 14.8a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM11 18.6a1 1 0 1 0 2 0a1 1 0 1 0-2 0z" fill="currentColor" fill-rule="evenodd" stroke="none"/>',
  lead: '<path d="M6.81 7.61C4.38 7.39 2.95 9.72 3.06 12.67C3.17 14.27 3.85 14.82 3.86 16.16L8.72 16.59C8.85 15.13 10.15 14.27 10.33 12.2C10.53 9.89 9.12 7.81 6.81 7.61zM8.46 18.16L3.72 17.74C3.15 20.02 4.01 21.44 5.71 21.59C7.41 21.74 8.38 20.48 8.46 18.16zM18.24 2.47C20.67 2.68 21.67 5.22 21.05 8.1C20.67 9.66 19.9 10.08 19.66 11.41L14.8 10.99C14.93 9.53 13.8 8.45 13.98 6.38C14.18 4.07 15.93 2.27 18.24 2.47zM14.78 12.58L19.52 12.99C19.69 15.33 18.6 16.58 16.89 16.43C15.19 16.29 14.46 14.87 14.78 12.58z" fill="currentColor" stroke="none"/>',
  proof:
    '<path d="M11.7 20.8H6.3A1.9 1.9 0 0 1 4.4 18.9V4.7A1.9 1.9 0 0 1 6.3 2.8h8L18.8 7.3V10.2M13.9 3.1V7.6h4.6M8.1 12h4.5M8.1 16h2.6M15 17.2V21.5l2.1-1.4l2.1 1.4v-4.3"/><circle cx="17.1" cy="15.1" r="3.3" fill="currentColor" stroke="none"/>',
  gold: COIN,
  oren: COIN,
  marker:
    '<ellipse cx="12" cy="9.6" rx="9.1" ry="5.2"/><path d="M2.9 9.6v4.6c0 2.9 4.1 5.2 9.1 5.2s9.1-2.3 9.1-5.2V9.6"/>',
  monster:
    '<path d="M3 2.9c-.2 3.7.7 6.2 3 7.8c.2 4.7 2.4 8 6 10.4c3.6-2.4 5.8-5.7 6-10.4c2.3-1.6 3.2-4.1 3-7.8c-1.3 2.4-3 3.6-5.6 3.8c-2.2-.9-4.6-.9-6.8 0C6 6.5 4.3 5.3 3 2.9z"/><path d="M7.6 10.3l3.8 2.2l-.5 2.3c-2.1.1-3.3-1.5-3.3-4.5zM16.4 10.3l-3.8 2.2l.5 2.3c2.1.1 3.3-1.5 3.3-4.5z" fill="currentColor" stroke="none"/>',
  'victory-point':
    '<path d="M12.16 18.59Q8.24 21.86 4.56 18.33Q8.48 15.06 12.16 18.59zM11.84 18.59Q15.52 15.06 19.44 18.33Q15.76 21.86 11.84 18.59zM7.04 16.75Q1.94 16.55 1.57 11.47Q6.67 11.66 7.04 16.75zM16.96 16.75Q17.33 11.66 22.43 11.47Q22.06 16.55 16.96 16.75zM4.3 11.69Q.9 7.89 4.3 4.09Q7.7 7.89 4.3 11.69zM19.7 11.69Q16.3 7.89 19.7 4.09Q23.1 7.89 19.7 11.69z" fill="currentColor" stroke="none"/><path d="M12 5.3L13.23 8.5L16.66 8.69L14 10.85L14.88 14.16L12 12.3L9.12 14.16L10 10.85L7.34 8.69L10.77 8.5z" fill="currentColor" stroke="none"/>',
  heart:
    '<path d="M12 20.7C6 16.6 2.9 13.3 2.9 9.1c0-3 2.2-5.3 5-5.3c1.7 0 3.2.9 4.1 2.4c.9-1.5 2.4-2.4 4.1-2.4c2.8 0 5 2.3 5 5.3c0 4.2-3.1 7.5-9.1 11.6zM12 9v6M9 12h6"/>',
  combat:
    '<path d="M18.7 4L17.92 7.75L9.58 16.09L6.61 13.12L14.95 4.78zM4.56 11.07L11.63 18.14M8.1 14.6L4.56 18.14M20.8 10.3c.6 4.9-2.2 9.1-6.6 10.7"/><circle cx="3.29" cy="19.41" r="1.8" fill="currentColor" stroke="none"/>',
  defense:
    '<path d="M12 2.8c2.4 1.8 5 2.7 8 2.9v5.5c0 4.8-3 8-8 10c-5-2-8-5.2-8-10V5.7c3-.2 5.6-1.1 8-2.9z"/><path d="M12 2.8v18.4c-5-2-8-5.2-8-10V5.7c3-.2 5.6-1.1 8-2.9z" fill="currentColor"/>',
  alchemy:
    '<path d="M8.5 2.9h7M10 2.9v6.3L4 18.5a1.7 1.7 0 0 0 1.4 2.6h13.2a1.7 1.7 0 0 0 1.4-2.6L14 9.2V2.9M6.8 14.8h10.4"/>',
  specialty:
    '<path d="M12 2.5L21.5 12L12 21.5L2.5 12z"/><path d="M12 7c.6 3.2 1.8 4.4 5 5c-3.2.6-4.4 1.8-5 5c-.6-3.2-1.8-4.4-5-5c3.2-.6 4.4-1.8 5-5z" fill="currentColor" stroke="none"/>',
  trophy:
    '<path d="M7 3.3h10v6.2a5 5 0 0 1-10 0zM7 5.2H3.3c0 3.6 1.3 5.5 4 5.7M17 5.2h3.7c0 3.6-1.3 5.5-4 5.7M12 14.5v3.5M7.8 20.9c.2-1.9 1.5-2.9 4.2-2.9s4 1 4.2 2.9z"/>',
  trail:
    '<path d="M7.26 15.9C9.03 15.65 10.91 17.76 10.9 19.24C10.88 20.71 9.01 20.29 7.9 20.45C6.79 20.6 5.11 21.52 4.68 20.11C4.26 18.7 5.49 16.15 7.26 15.9z" fill="currentColor" stroke="none"/><circle cx="3.47" cy="16.32" r="1.4" fill="currentColor" stroke="none"/><circle cx="5.51" cy="13.55" r="1.4" fill="currentColor" stroke="none"/><circle cx="8.29" cy="13.16" r="1.4" fill="currentColor" stroke="none"/><circle cx="11.02" cy="15.26" r="1.4" fill="currentColor" stroke="none"/><path d="M16.84 6.95C18.53 7.57 19.2 10.31 18.49 11.6C17.78 12.9 16.33 11.65 15.27 11.27C14.22 10.88 12.31 10.9 12.6 9.46C12.88 8.01 15.16 6.34 16.84 6.95z" fill="currentColor" stroke="none"/><circle cx="13.3" cy="5.55" r="1.4" fill="currentColor" stroke="none"/><circle cx="16.41" cy="4.05" r="1.4" fill="currentColor" stroke="none"/><circle cx="19.04" cy="5.01" r="1.4" fill="currentColor" stroke="none"/><circle cx="20.46" cy="8.15" r="1.4" fill="currentColor" stroke="none"/>',
  card: '<rect x="5" y="2.9" width="14" height="18.2" rx="2.2"/><path d="M12 8l2.9 4l-2.9 4l-2.9-4z" fill="currentColor" stroke="none"/><circle cx="8.2" cy="6.1" r=".9" fill="currentColor" stroke="none"/><circle cx="15.8" cy="17.9" r=".9" fill="currentColor" stroke="none"/>',
  mountain:
    '<path d="M2.7 19.5L9.6 4.7l4.6 9.7M12 19.5L16.6 9.9L21.3 19.5zM2.7 19.5H12M7.4 9.5l2.2 1.6l2.2-1.6"/>',
  forest:
    '<path d="M8.2 2.9L3 10.5h2.3L2.6 16.5H13.8L11.1 10.5h2.3zM8.2 16.5V21M16 7l1.2-1.7L21.3 12h-1.9l2.2 4.5H17M17.2 16.5V21"/>',
  water:
    '<path d="M2.8 6.5c1.6-2.4 3-2.4 4.6 0s3 2.4 4.6 0s3-2.4 4.6 0s3 2.4 4.6 0M2.8 12c1.6-2.4 3-2.4 4.6 0s3 2.4 4.6 0s3-2.4 4.6 0s3 2.4 4.6 0M2.8 17.5c1.6-2.4 3-2.4 4.6 0s3 2.4 4.6 0s3-2.4 4.6 0s3 2.4 4.6 0"/>',
  poker:
    '<rect x="2.9" y="9.3" width="11.8" height="11.8" rx="2.6"/><path d="M9.3 6.2V5.5A2.6 2.6 0 0 1 11.9 2.9h6.6A2.6 2.6 0 0 1 21.1 5.5v6.6a2.6 2.6 0 0 1-2.6 2.6h-.7"/><circle cx="6.3" cy="12.7" r="1.25" fill="currentColor" stroke="none"/><circle cx="11.3" cy="17.7" r="1.25" fill="currentColor" stroke="none"/><circle cx="8.8" cy="15.2" r="1.25" fill="currentColor" stroke="none"/><circle cx="17.2" cy="6.8" r="1.25" fill="currentColor" stroke="none"/>',
  fatigue:
    '<path d="M2.6 12c2.6-4 5.7-6 9.4-6s6.8 2 9.4 6z" fill="currentColor"/><path d="M2.6 12c2.6 4 5.7 6 9.4 6s6.8-2 9.4-6M8.5 12a3.5 3.5 0 0 0 7 0"/>',
  combo:
    '<rect x="6.2" y="9.5" width="11.6" height="5" rx="2.5"/><path d="M9.7 6.9V5.3A2.1 2.1 0 0 0 7.6 3.2H5A2.1 2.1 0 0 0 2.9 5.3v13.4A2.1 2.1 0 0 0 5 20.8h2.6a2.1 2.1 0 0 0 2.1-2.1v-1.6M14.3 6.9V5.3A2.1 2.1 0 0 1 16.4 3.2H19a2.1 2.1 0 0 1 2.1 2.1v13.4a2.1 2.1 0 0 1-2.1 2.1h-2.6a2.1 2.1 0 0 1-2.1-2.1v-1.6"/>',
  life: '<rect x="4.3" y="7" width="11.7" height="14" rx="2.1"/><path d="M8 3.2h9.6A2.1 2.1 0 0 1 19.7 5.3V17.2"/><path d="M10.15 9.7C11.18 11.38 13.1 12.94 13.1 15.15A2.95 2.95 0 0 1 7.2 15.15C7.2 12.94 9.12 11.38 10.15 9.7z" fill="currentColor" stroke="none"/>',
  destiny:
    '<path d="M20.96 15.71L15.71 20.96L8.29 20.96L3.04 15.71L3.04 8.29L8.29 3.04L15.71 3.04L20.96 8.29z"/><path d="M12 17.8v-4c0-2-3.5-2.5-3.5-5M12 13.8c0-2 3.5-2.5 3.5-5"/><circle cx="8.5" cy="7.8" r="1.6" fill="currentColor" stroke="none"/><circle cx="15.5" cy="7.8" r="1.6" fill="currentColor" stroke="none"/>',
  path: '<path d="M12 21.2v-5.2c0-4-6.5-4-6.5-9.5V3.5M12 16c0-4 6.5-4 6.5-9.5V3.5M2.7 6.3l2.8-2.8l2.8 2.8M15.7 6.3l2.8-2.8l2.8 2.8"/>',
  experience: '<path d="M2.9 20.9h6v-6h6v-6h6M6.3 11V3.2M3 6.4l3.3-3.3l3.3 3.3"/>',
  initiative: '<path d="M4.2 2.9v18.3M4.2 3.9h15.9l-3 5l3 5H4.2M9.1 7.3l1.7-.9v5.1"/>',
  'steel-sword':
    '<path d="M20.77 3.23L19.71 6.98L10.59 16.1L7.9 13.41L17.02 4.29z" fill="currentColor"/><path d="M5.42 10.94L13.06 18.58M9.24 14.76L5.64 18.36"/><circle cx="4.29" cy="19.71" r="1.9" fill="currentColor" stroke="none"/>',
  'silver-sword':
    '<path d="M3.23 3.23L7.19 4.08L17.02 13.91L13.91 17.02L4.08 7.19zM9.74 16.81L13.91 17.02M16.81 9.74L17.02 13.91M15.46 15.46L18.36 18.36"/><path d="M18.08 18.08L21.05 18.22L21.19 21.19L18.22 21.05z" fill="currentColor" stroke="none"/><path d="M18 2.5c.3 1.9 1.1 2.7 3 3c-1.9.3-2.7 1.1-3 3c-.3-1.9-1.1-2.7-3-3c1.9-.3 2.7-1.1 3-3z" fill="currentColor" stroke="none"/>',
  fame: '<path d="M12 1.7L14.07 4.27L17.15 3.08L17.66 6.34L20.92 6.85L19.73 9.93L22.3 12L19.73 14.07L20.92 17.15L17.66 17.66L17.15 20.92L14.07 19.73L12 22.3L9.93 19.73L6.85 20.92L6.34 17.66L3.08 17.15L4.27 14.07L1.7 12L4.27 9.93L3.08 6.85L6.34 6.34L6.85 3.08L9.93 4.27zM12 6.8L13.38 10.3L17.14 10.53L14.23 12.93L15.17 16.57L12 14.55L8.83 16.57L9.77 12.93L6.86 10.53L10.62 10.3z" fill="currentColor" fill-rule="evenodd" stroke="none"/>',
  technique:
    '<circle cx="12" cy="6.2" r="3.3"/><rect x="2.9" y="14.6" width="6.2" height="6.2" rx="1"/><path d="M18 13.6l3.9 4.1l-3.9 4.1l-3.9-4.1zM10.3 9.2L7.7 14.4M13.7 9.2l2.7 5.5M9.2 17.7h4.7"/>',
  aspect:
    '<path d="M2.7 5.5c3.6-.7 6.8 0 9.3 2c2.5-2 5.7-2.7 9.3-2c.5 7.5-1.5 12.8-5.3 12.8c-2.3 0-2.7-2.5-4-2.5s-1.7 2.5-4 2.5C4.2 18.3 2.2 13 2.7 5.5z"/><path d="M5.5 9.8c2.3-.6 4.1.2 4.9 2.4c-2.3 1-4.4.4-4.9-2.4zM18.5 9.8c-2.3-.6-4.1.2-4.9 2.4c2.3 1 4.4.4 4.9-2.4z" fill="currentColor" stroke="none"/>',
  'game-adventure-game':
    '<circle cx="12" cy="12" r="9.5" stroke-width="2.2"/><path d="M12 6L13.56 10.44L18 12L13.56 13.56L12 18L10.44 13.56L6 12L10.44 10.44z" stroke-width="1.2"/><path d="M12 12L12 5.3L13.63 10.37zM12 12L18.7 12L13.63 13.63zM12 12L12 18.7L10.37 13.63zM12 12L5.3 12L10.37 10.37z" fill="currentColor" stroke="none"/>',
  'game-card-game':
    '<circle cx="12" cy="12" r="9.5" stroke-width="2.2"/><path d="M9.7 6.3h4.6a.8.8 0 0 1 .8.8v9.8a.8.8 0 0 1-.8.8H9.7a.8.8 0 0 1-.8-.8V7.1a.8.8 0 0 1 .8-.8zM12 8.8l-2 3.2l2 3.2l2-3.2zM4.9 9.7a.7.7 0 0 1 .4-1L7.5 7.7v8.7zM19.1 9.7a.7.7 0 0 0-.4-1L16.5 7.7v8.7z" fill="currentColor" fill-rule="evenodd" stroke="none"/>',
  'game-old-world':
    '<circle cx="12" cy="12" r="9.5" stroke-width="2.2"/><path d="M7.3 7.3l7.8 7.8M16.7 7.3l-7.8 7.8M13.3 16.9l3.6-3.6M10.7 16.9l-3.6-3.6M15.5 15.5l1.7 1.7M8.5 15.5l-1.7 1.7"/>',
  'game-path-of-destiny':
    '<circle cx="12" cy="12" r="9.5" stroke-width="2.2"/><path d="M12 18.2v-3.4c0-3.6-4.3-3.4-4.3-7.4M12 14.8c0-3.6 4.3-3.4 4.3-7.4" stroke-width="2.2"/>',
} as const;
