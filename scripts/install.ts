import { spawnSync } from 'node:child_process';

/** Whether a command ended well; one that does not exist did not. */
export function run(command: string, args: readonly string[], timeout?: number): boolean {
  return spawnSync(command, args, { stdio: 'inherit', timeout }).status === 0;
}

let isUpdated: boolean | undefined;

/** Installs packages where that may be done without asking: as root, on Debian and what descends from it. */
export function installPackages(...names: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  isUpdated ??= run('apt-get', ['update', '-qq']);
  return isUpdated && run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...names]);
}
