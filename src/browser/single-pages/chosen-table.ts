/** For which tables something is: options by choice; a choice that is not named does not matter. */
export type When = Readonly<Record<string, readonly string[]>>;
export type Choice = { readonly id: string; readonly when: When; readonly options: readonly string[] };
/** What a table has chosen; what it has not is not there. */
export type Chosen = Readonly<Record<string, string>>;

/** Whether something is for a table, as far as that has been chosen. */
export const holds = (when: When, chosen: Chosen): boolean =>
  Object.entries(when).every(([choice, options]) => {
    const option = chosen[choice];
    return option === undefined || options.includes(option);
  });

/** What the first of several sources says that makes sense. */
export function readChosen(
  choices: readonly Choice[],
  ...sources: readonly ((choice: string) => string | null | undefined)[]
): Chosen {
  return Object.fromEntries(
    choices.flatMap(({ id, options }) => {
      const option = sources.map((source) => source(id)).find((said) => options.includes(said ?? ''));
      return option === null || option === undefined ? [] : [[id, option]];
    }),
  );
}

/** What was chosen as far as it matters at this table: a solo game's difficulty does not with five players. */
export const mattering = (choices: readonly Choice[], chosen: Chosen): Chosen =>
  Object.fromEntries(
    choices
      .filter(({ when }) => holds(when, chosen))
      .flatMap(({ id }) => (chosen[id] === undefined ? [] : [[id, chosen[id]]])),
  );

/** The address of a page with what was chosen; what else it says stays. */
export function addressWith(address: string, choices: readonly Choice[], chosen: Chosen): string {
  const url = new URL(address);
  for (const { id } of choices) url.searchParams.delete(id);
  for (const [id, option] of Object.entries(chosen)) url.searchParams.set(id, option);
  return url.href;
}
