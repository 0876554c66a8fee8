import { ICON_NAMES } from './i18n/icon-names.ts';
import type { Library } from './library/library.ts';
import { loadLibrary } from './library/load.ts';
import { TOOLS } from './widgets/registry.ts';

/** Where content, tools and icons meet: the one library that all pages read. */
export const library: Library = loadLibrary('content', {
  tools: Object.fromEntries(Object.entries(TOOLS).map(([id, { tag }]) => [id, tag])),
  icons: ICON_NAMES,
});
