/** Names in addresses that belong to pages, so that nothing in the content may be called so. */

/** Beside the entries of a game: /en/old-world/rulebook/. */
export const GAME_PAGES = [
  'rulebook',
  'quick',
  'compare',
  'differences',
  'table',
  'bestiary',
  'checklist',
] as const;

/** Beside the games: /en/tools/. */
export const SITE_PAGES = [
  'settings',
  'offline',
  'tools',
  'terms',
  'sources',
  'about',
  'api',
  'search',
  'open-questions',
  'not-found',
] as const;

/** Anchors of the frame around an entry's clauses and rulings; headings of its text begin with `HEADING_ANCHOR`. */
export const FRAME_ANCHORS = [
  'content',
  'search',
  'toast',
  'both-languages',
  'questions',
  'rulings',
  'see-also',
  'preview-text',
] as const;
export const HEADING_ANCHOR = 'heading-';
