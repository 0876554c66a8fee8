import { battle } from './battle/tool.ts';
import { destiny } from './destiny/tool.ts';
import { dicePoker } from './dice-poker/tool.ts';
import { fight } from './fight/tool.ts';
import { handAndBids } from './hand-and-bids/tool.ts';
import type { Tool } from './tool.ts';
import { trophies } from './trophies/tool.ts';
import { victoryPoints } from './victory-points/tool.ts';

/** Every tool, by the name that it has in addresses. A new tool is its folder and one line here, below its game. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  battle,
  'victory-points': victoryPoints,
  'hand-and-bids': handAndBids,
  fight,
  'dice-poker': dicePoker,
  trophies,
  destiny,
};
