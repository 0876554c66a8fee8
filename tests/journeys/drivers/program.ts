import { spawn } from 'node:child_process';

type Program = {
  /** Waits for something that it prints. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly stop: () => Promise<void>;
};

export function startProgram(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    // A third and a fourth: Xvfb writes the number of its display where it is told to.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // With what it starts in turn it makes a group, which is ended as one.
    detached: true,
  });
  // Whatever goes wrong, it does not outlive the tests.
  const end = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', end);
  let printed = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr, child.stdio[3]])
    stream?.on('data', (part: Buffer) => {
      printed += part.toString();
      for (const listener of listeners) listener();
    });
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(printed);
          if (match === null) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`${command} has ended. ${printed}`)));
      }),
    stop: async () => {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
