import { OWN_VIEWS } from '../../engine/card-game/sheets/own-sheet.ts';
import { TABLE_VIEW } from '../../engine/card-game/sheets/table-sheet.ts';

/** The parts of the tool. */
export const VIEWS = [...OWN_VIEWS, TABLE_VIEW] as const;
export type View = (typeof VIEWS)[number];
