import { type Amounts, type Die, type Face, type Total, whole } from '../vocabulary.ts';

export const NO_RESULTS: Total = { sword: 0, shield: 0, dodge: 0, ritual: 0, sign: 0 };

/** What each face produces (EN p. 16; the sword and two shields also DE p. 7). */
const PRODUCED: Readonly<Record<Face, Amounts>> = {
  sword: { sword: 1 },
  shield: { shield: 1 },
  dodge: { dodge: 1 },
  ritual: { ritual: 1 },
  'witcher-sign': { sign: 1 },
  'double-sword': { sword: 2 },
  'double-shield': { shield: 2 },
  'dodge-shield': { dodge: 1, shield: 1 },
  'sword-double-shield': { sword: 1, shield: 2 },
  blank: {},
};

export const resultsOf = (face: Face): Total => makeTotal(PRODUCED[face]);

/** What the faces of a roll produce together (battle step 4, EN p. 2). */
export const totalOf = (faces: readonly Face[]): Total =>
  faces.map(resultsOf).reduce<Total>(addTotals, NO_RESULTS);

/** Each battle die has one blank face (EN p. 3): a way to notice a die that was entered wrongly. */
export const hasOneBlank = (die: Die): boolean => die.filter((face) => face === 'blank').length === 1;

export const makeTotal = (amounts: Amounts): Total => mapResults((kind) => whole(amounts[kind]));

const addTotals = (one: Total, two: Total): Total => mapResults((kind) => one[kind] + two[kind]);

/** A total made of one figure per kind of result. */
export const mapResults = (figure: (kind: keyof Total) => number): Total => ({
  sword: figure('sword'),
  shield: figure('shield'),
  dodge: figure('dodge'),
  ritual: figure('ritual'),
  sign: figure('sign'),
});
