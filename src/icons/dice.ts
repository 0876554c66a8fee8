/** The six faces of a die. Apart from the other icons, because tools carry them into the browser. */
export const DIE_ICONS = {
  'die-1':
    '<rect x="3.5" y="3.5" width="17" height="17" rx="3.75"/><circle cx="12" cy="12" r="2" fill="currentColor" stroke="none"/>',
  'die-2':
    '<rect x="3.5" y="3.5" width="17" height="17" rx="3.75"/><circle cx="7.9" cy="16.1" r="1.65" fill="currentColor" stroke="none"/><circle cx="16.1" cy="7.9" r="1.65" fill="currentColor" stroke="none"/>',
  'die-3':
    '<rect x="3.5" y="3.5" width="17" height="17" rx="3.75"/><circle cx="7.9" cy="16.1" r="1.65" fill="currentColor" stroke="none"/><circle cx="12" cy="12" r="1.65" fill="currentColor" stroke="none"/><circle cx="16.1" cy="7.9" r="1.65" fill="currentColor" stroke="none"/>',
  'die-4':
    '<rect x="3.5" y="3.5" width="17" height="17" rx="3.75"/><circle cx="7.9" cy="7.9" r="1.65" fill="currentColor" stroke="none"/><circle cx="16.1" cy="7.9" r="1.65" fill="currentColor" stroke="none"/><circle cx="7.9" cy="16.1" r="1.65" fill="currentColor" stroke="none"/><circle cx="16.1" cy="16.1" r="1.65" fill="currentColor" stroke="none"/>',
  'die-5':
    '<rect x="3.5" y="3.5" width="17" height="17" rx="3.75"/><circle cx="7.9" cy="7.9" r="1.65" fill="currentColor" stroke="none"/><circle cx="16.1" cy="7.9" r="1.65" fill="currentColor" stroke="none"/><circle cx="12" cy="12" r="1.65" fill="currentColor" stroke="none"/><circle cx="7.9" cy="16.1" r="1.65" fill="currentColor" stroke="none"/><circle cx="16.1" cy="16.1" r="1.65" fill="currentColor" stroke="none"/>',
  'die-6':
    '<rect x="3.5" y="3.5" width="17" height="17" rx="3.75"/><circle cx="7.9" cy="7.9" r="1.65" fill="currentColor" stroke="none"/><circle cx="7.9" cy="12" r="1.65" fill="currentColor" stroke="none"/><circle cx="7.9" cy="16.1" r="1.65" fill="currentColor" stroke="none"/><circle cx="16.1" cy="7.9" r="1.65" fill="currentColor" stroke="none"/><circle cx="16.1" cy="12" r="1.65" fill="currentColor" stroke="none"/><circle cx="16.1" cy="16.1" r="1.65" fill="currentColor" stroke="none"/>',
} as const;
