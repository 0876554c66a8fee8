import lighthouse from 'lighthouse';

export type LighthouseFigures = {
  /** By category, 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** In milliseconds on the simulated phone. */
  readonly largestPaint: number;
  readonly layoutShift: number;
};

const RUNS = 3;

/** Lighthouse's phone; of each figure the median of three runs. The browser listens at the port. */
export async function askLighthouse(url: string, port: number): Promise<LighthouseFigures> {
  const runs: LighthouseFigures[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { lhr } = (await lighthouse(url, { port, logLevel: 'error' })) ?? {};
    if (lhr === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    const audit = (id: string): number => lhr.audits[id]?.numericValue ?? NaN;
    runs.push({
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([id, { score }]) => [id, (score ?? 0) * 100]),
      ),
      largestPaint: audit('largest-contentful-paint'),
      layoutShift: audit('cumulative-layout-shift'),
    });
  }
  return {
    scores: Object.fromEntries(
      Object.keys(runs[0]?.scores ?? {}).map((id) => [id, median(runs.map(({ scores }) => scores[id] ?? 0))]),
    ),
    largestPaint: median(runs.map(({ largestPaint }) => largestPaint)),
    layoutShift: median(runs.map(({ layoutShift }) => layoutShift)),
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
