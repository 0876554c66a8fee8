import { spawnSync } from 'node:child_process';

/** How many seconds a build took, and how many of them it drew share cards. */
export type BuildTime = { readonly seconds: number; readonly cards: number };

/** Builds the project in a folder. */
export function timeBuild(folder: string): BuildTime {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    // A line for every file: ten times the content says more than Node takes by itself.
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.\n${stdout}${stderr}`);
  return { seconds: (performance.now() - started) / 1000, cards: secondsOfCards(stdout) };
}

/** Astro says of each file how long it took: "├─ /cards/en.png (+5ms)", in colours. */
function secondsOfCards(log: string): number {
  const times = Array.from(log.matchAll(/\/cards\/\S+\.png\D*?\(\+([\d.]+)(m?s)\)/g), ([, time, unit]) =>
    unit === 's' ? Number(time) : Number(time) / 1000,
  );
  if (times.length === 0) throw new Error('The build did not say how long a card took.');
  return times.reduce((sum, time) => sum + time, 0);
}
