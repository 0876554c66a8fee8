// Makes sure the tests have the web servers that we ship files for: finds them, or installs them.
import { spawnSync } from 'node:child_process';
import { installPackages } from './install.ts';

const HOSTS = {
  nginx: { asksVersion: '-v', package: 'nginx-light' },
  caddy: { asksVersion: 'version', package: 'caddy' },
} as const;
export type HostName = keyof typeof HOSTS;

export const isInstalled = (name: HostName): boolean =>
  spawnSync(name, [HOSTS[name].asksVersion]).status === 0;

if (import.meta.main) {
  for (const name of Object.keys(HOSTS) as HostName[]) {
    const { package: wanted } = HOSTS[name];
    if (isInstalled(name) || (installPackages(wanted) && isInstalled(name))) continue;
    // A reader's site does not depend on it, so the other tests run all the same.
    console.warn(
      `hosting/ is NOT tested with a real ${name}. To have it tested: sudo apt-get install ${wanted}`,
    );
  }
}
