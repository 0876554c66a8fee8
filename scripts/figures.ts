// Figures beside their budgets, as a table in the terminal.

export type Figures = {
  atMost(what: string, figure: number, budget: number, unit: string): void;
  atLeast(what: string, figure: number, budget: number): void;
  print(): void;
};

export function collectFigures(): Figures {
  const table: Record<string, { figure: string; budget: string; met: string }> = {};
  const add = (what: string, figure: number, budget: string, met: boolean, unit = ''): void => {
    table[what] = { figure: `${Math.round(figure * 10) / 10}${unit}`, budget, met: met ? 'yes' : 'NO' };
  };
  return {
    atMost: (what, figure, budget, unit) =>
      add(what, figure, `≤ ${Math.round(budget * 10) / 10}${unit}`, figure <= budget, unit),
    atLeast: (what, figure, budget) => add(what, figure, `≥ ${budget}`, figure >= budget),
    print: () => console.table(table),
  };
}
