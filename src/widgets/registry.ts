import { battle } from './battle/tool.ts';
import { destiny } from './destiny/tool.ts';
import { dicePoker } from './dice-poker/tool.ts';
import { fight } from './fight/tool.ts';
import type { Tool } from './tool.ts';

/** Every tool, by the name that it has in addresses. A new tool is its folder and one line here. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  battle,
  'dice-poker': dicePoker,
  destiny,
  fight,
};
