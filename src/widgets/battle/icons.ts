import type { Face } from '../../engine/adventure-game/vocabulary.ts';
import type { TOOL_SYMBOL_ICONS } from '../../icons/tool-symbols.ts';

/** Results have icons of their own names; some faces are named otherwise. */
export const FACE_ICONS: Readonly<Record<Face, keyof typeof TOOL_SYMBOL_ICONS>> = {
  sword: 'sword',
  shield: 'shield',
  dodge: 'dodge',
  ritual: 'ritual',
  'witcher-sign': 'sign',
  'double-sword': 'double-sword',
  'double-shield': 'double-shield',
  'dodge-shield': 'dodge-and-shield',
  'sword-double-shield': 'sword-and-double-shield',
  blank: 'blank',
};
