// Finds the web servers that we ship files for. What is missing is got by get-programs.ts.
import { spawnSync } from 'node:child_process';

const ASKS_VERSION = { nginx: '-v', caddy: 'version' } as const;
export type HostName = keyof typeof ASKS_VERSION;

export const isInstalled = (name: HostName): boolean => spawnSync(name, [ASKS_VERSION[name]]).status === 0;
