import { spawnSync } from 'node:child_process';

/** Builds the project in a folder and says how many seconds that took. */
export function timeBuild(folder: string): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build in ${folder} failed.\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}
