import { CONTROL_ICONS } from './controls.ts';
import { DIE_ICONS } from './dice.ts';
import { INTERFACE_ICONS } from './interface.ts';
import { TEXT_SYMBOL_ICONS } from './text-symbols.ts';
import { TOOL_SYMBOL_ICONS } from './tool-symbols.ts';

/**
 * All icons, drawn for this project on one 24-unit grid. Each value is the inside of an
 * `<svg viewBox="0 0 24 24">` that takes stroke (1.75) and colour from the class `icon`.
 */
export const ICONS = {
  ...CONTROL_ICONS,
  ...DIE_ICONS,
  ...INTERFACE_ICONS,
  ...TOOL_SYMBOL_ICONS,
  ...TEXT_SYMBOL_ICONS,
} as const satisfies Record<string, string>;
export type IconName = keyof typeof ICONS;
