import type { CatalogItem } from './catalog.ts';
import { compact, type Corpus, stemsNear, type Unit } from './corpus.ts';
import { MEANT } from './nearness.ts';
import { askedWords, stem } from './words.ts';

/** An item that fits a query, with the clause or ruling of it that fits best. */
export type Ranked = {
  readonly item: CatalogItem;
  readonly unit: Unit | undefined;
  /** How much of what was asked the names and the unit cover together. */
  readonly covered: number;
  readonly score: number;
};

/** What a word counts where it stands in a text; in a name it counts fully. A question is what players ask. */
const IN_TEXT: Readonly<Record<Unit['kind'], number>> = {
  title: 1,
  name: 1,
  ruling: 0.85,
  answer: 0.8,
  clause: 0.62,
};
/** What else makes a hit better. Found by trying on look-ups; small changes make no difference. */
const BONUS = {
  wholeName: 0.55,
  exactName: 0.5,
  beginOfName: 0.25,
  title: 0.03,
  entry: 0.03,
  alone: 0.2,
  brief: 0.15,
};
/** A word that nothing has still is a part of what was asked. */
const UNKNOWN_WEIGHT = 0.3;
/** Names without their spaces are only compared with words of this length: "dicepoker". */
const SHORTEST_COMPACT = 6;
const LEAST_COVERED = 0.25;

/** The items that fit a query, best first. */
export function rank(corpus: Corpus, query: string): Ranked[] {
  const typed = compact(query);
  if (typed.length < 2) return [];
  const words = askedWords(query).flatMap((word) => splitUnknown(corpus, word));
  const rows = readRows(corpus, words);
  const weights = weigh(corpus, rows, words.length);
  const share = (row: readonly number[]): number => sum(row.map((near, word) => near * (weights[word] ?? 0)));

  const found = new Map<CatalogItem, Found>();
  for (const [number, unit] of corpus.units.entries()) {
    if (unit.kind !== 'title' && unit.kind !== 'name') continue;
    const spelling = unit.id === typed ? 1 : unit.id.startsWith(typed) ? typed.length / unit.id.length : 0;
    const row = rows.get(number);
    if (row === undefined && spelling === 0) continue;
    const before = found.get(unit.item) ?? { names: words.map(() => 0), byName: 0, spelled: 0 };
    const near = row ?? words.map(() => 0);
    const complete = Math.min(1, sum(near) / Math.max(1, unit.length));
    const byName =
      BONUS.wholeName * complete * share(near) ** 2 +
      (spelling === 1 ? BONUS.exactName : BONUS.beginOfName * spelling) +
      (unit.kind === 'title' ? BONUS.title : 0);
    found.set(unit.item, {
      names: before.names.map((best, word) => Math.max(best, near[word] ?? 0)),
      byName: Math.max(before.byName, byName),
      spelled: Math.max(before.spelled, spelling),
    });
  }

  const best = new Map<CatalogItem, { unit: Unit | undefined; covered: number }>();
  for (const [item, { names, spelled }] of found)
    best.set(item, { unit: undefined, covered: Math.max(share(names), spelled) });
  for (const [number, row] of rows) {
    const unit = corpus.units[number];
    if (unit === undefined || unit.kind === 'title' || unit.kind === 'name') continue;
    const names = found.get(unit.item)?.names ?? [];
    const covered =
      share(row.map((near, word) => Math.max(near * IN_TEXT[unit.kind], names[word] ?? 0))) +
      BONUS.alone * share(row) ** 2 +
      BONUS.brief * (row.filter((near) => near >= MEANT).length / Math.max(3, unit.length));
    if (covered > (best.get(unit.item)?.covered ?? 0)) best.set(unit.item, { unit, covered });
  }
  return [...best]
    .filter(([, { covered }]) => covered >= LEAST_COVERED)
    .map(([item, { unit, covered }]) => ({
      item,
      unit,
      covered,
      score: covered + (found.get(item)?.byName ?? 0) + (item.kind === 'entry' ? BONUS.entry : 0),
    }))
    .sort((a, b) => b.score - a.score);
}

const SHORTEST_PART = 4;

/** Two words that were typed as one, or a compound that the texts do not have: "silbermonster". */
function splitUnknown({ places }: Corpus, word: string): readonly string[] {
  if (places.has(stem(word))) return [word];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => places.has(stem(part)))) return parts;
  }
  return [word];
}

type Found = { readonly names: readonly number[]; readonly byName: number; readonly spelled: number };
/** For each unit that has something of what was asked: how near it comes to each word. */
type Rows = ReadonlyMap<number, number[]>;

function readRows(corpus: Corpus, words: readonly string[]): Rows {
  const rows = new Map<number, number[]>();
  const put = (unit: number, word: number, near: number): void => {
    const row = rows.get(unit) ?? words.map(() => 0);
    row[word] = Math.max(row[word] ?? 0, near);
    rows.set(unit, row);
  };
  for (const [word, typed] of words.entries()) {
    for (const [stem, near] of stemsNear(corpus, typed))
      for (const unit of corpus.places.get(stem) ?? []) put(unit, word, near);
    if (typed.length < SHORTEST_COMPACT) continue;
    for (const [number, { kind, id }] of corpus.units.entries())
      if ((kind === 'title' || kind === 'name') && id.includes(typed)) put(number, word, 0.75);
  }
  return rows;
}

/** How much each word tells, all together 1: a word that few items have tells more. */
function weigh({ items, units }: Corpus, rows: Rows, words: number): readonly number[] {
  const having = Array.from({ length: words }, () => new Set<CatalogItem>());
  for (const [number, row] of rows) {
    const item = units[number]?.item;
    row.forEach((near, word) => item !== undefined && near >= MEANT && having[word]?.add(item));
  }
  const weights = having.map(({ size }) => (size === 0 ? UNKNOWN_WEIGHT : Math.log(1 + items.length / size)));
  return weights.map((weight) => weight / sum(weights));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The game being played first. A hit of it that has next to nothing of what was asked does not pass a good one of
 * another game.
 */
export function preferGame(ranked: readonly Ranked[], game: string | undefined): readonly Ranked[] {
  const most = Math.max(0, ...ranked.map(({ covered }) => covered));
  const first = ({ item, covered }: Ranked): boolean => item.game === game && covered >= most / 2;
  return [...ranked.filter(first), ...ranked.filter((hit) => !first(hit))];
}
