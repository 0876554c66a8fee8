import { test } from '@playwright/test';
import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Counts something for the table that the sweep prints; call it before what may fail. */
export function count(what: string, number: number): void {
  test.info().annotations.push({ type: what, description: String(number) });
}

/** Prints the sums of everything that was counted. */
export default class Totals implements Reporter {
  private readonly sums: Record<string, number> = {};

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations) {
      if (description !== undefined && /^\d+$/.test(description))
        this.sums[type] = (this.sums[type] ?? 0) + Number(description);
    }
  }

  onEnd(): void {
    console.table(this.sums);
  }
}
