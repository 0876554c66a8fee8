import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a host: keeps a log, and can hold or cut the network after any number of requests. */
export type Gateway = {
  readonly url: string;
  /** Paths asked for since the last `forget`. */
  readonly log: readonly string[];
  readonly forget: () => void;
  /** Resolves when the line has taken that many more requests; from then on every request waits. */
  readonly holdAfter: (count: number) => Promise<void>;
  /** Every waiting and every further request fails, as without a network. */
  readonly cut: () => void;
  /** Lets waiting and further requests through. */
  readonly restore: () => void;
  readonly close: () => Promise<void>;
};

export async function openGateway(target: string): Promise<Gateway> {
  let log: string[] = [];
  let line: 'open' | 'cut' = 'open';
  let allowance = Infinity;
  let onHeld: (() => void) | undefined;
  let waiting: { go: () => void; response: ServerResponse }[] = [];

  const server = createServer((request, response) => {
    log.push(request.url ?? '');
    const go = (): void => {
      // Uncompressed: to compress the whole site anew for each test would take longer than the test.
      const options = {
        method: request.method,
        headers: { ...request.headers, 'accept-encoding': 'identity' },
      };
      forward(new URL(request.url ?? '/', target), options, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      })
        .on('error', () => response.destroy())
        .end();
    };
    if (line === 'cut') response.destroy();
    else if (allowance > 0) {
      allowance--;
      go();
    } else {
      waiting.push({ go, response });
      onHeld?.();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const release = (): { go: () => void; response: ServerResponse }[] => {
    const released = waiting;
    waiting = [];
    return released;
  };
  return {
    url: `http://127.0.0.1:${port}/`,
    get log() {
      return log;
    },
    forget: () => {
      log = [];
    },
    holdAfter: (count) =>
      new Promise((resolve) => {
        allowance = count;
        onHeld = resolve;
      }),
    cut: () => {
      line = 'cut';
      for (const { response } of release()) response.destroy();
      server.closeAllConnections();
    },
    restore: () => {
      line = 'open';
      allowance = Infinity;
      for (const { go } of release()) go();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
