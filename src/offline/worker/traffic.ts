/** Requests of the page go first: the download waits while one is under way. */
let underWay = 0;
let waiting: (() => void)[] = [];

export async function asPageRequest<T>(work: () => Promise<T>): Promise<T> {
  underWay++;
  try {
    return await work();
  } finally {
    underWay--;
    if (underWay === 0) {
      for (const go of waiting) go();
      waiting = [];
    }
  }
}

export const untilQuiet = (): Promise<void> =>
  underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
