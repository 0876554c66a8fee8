import type { GameTexts, Item, Unit } from './item.ts';

/** What units say, each kind of it together: alike things side by side are a twelfth smaller on their way. */
const COLUMNS = ['id', 'kind', 'question', 'text', 'source', 'typed'] as const satisfies (keyof Unit)[];

type Columns = Pick<Unit, (typeof COLUMNS)[number]>;
type PackedUnit = Omit<Unit, keyof Columns>;
type PackedItem = Omit<Item, 'units'> & { readonly units: readonly PackedUnit[] };
export type PackedGame = Omit<GameTexts, 'items'> & {
  readonly items: readonly PackedItem[];
  /** Of each column, by items, a value for each unit; null for what it does not have. */
  readonly columns: readonly (readonly (readonly (string | null)[])[])[];
};

export function pack({ items, ...game }: GameTexts): PackedGame {
  return {
    ...game,
    items: items.map((item) => ({ ...item, units: item.units.map(withoutColumns) })),
    columns: COLUMNS.map((column) => items.map(({ units }) => units.map((unit) => unit[column] ?? null))),
  };
}

export function unpack({ items, columns, ...game }: PackedGame): GameTexts {
  const unpackUnit = (unit: PackedUnit, item: number, place: number): Unit => {
    const said = COLUMNS.map((column, index) => [column, columns[index]?.[item]?.[place]] as const);
    return { ...unit, ...(Object.fromEntries(said.filter(([, value]) => value !== null)) as Columns) };
  };
  return {
    ...game,
    items: items.map((item, index) => ({
      ...item,
      units: item.units.map((unit, place) => unpackUnit(unit, index, place)) as [Unit, ...Unit[]],
    })),
  };
}

const withoutColumns = (unit: Unit): PackedUnit =>
  Object.fromEntries(Object.entries(unit).filter(([key]) => !COLUMNS.some((column) => column === key)));
