import { COLOR_NAMES } from './i18n/color-names.ts';
import { ICON_NAMES } from './i18n/icon-names.ts';
import type { Vocabulary } from './library/vocabulary.ts';
import { TOOLS } from './widgets/registry.ts';

/** Where content, tools and icons meet: what authors may use. */
export const VOCABULARY: Vocabulary = { tools: TOOLS, icons: ICON_NAMES, colors: Object.keys(COLOR_NAMES) };
