import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a host: keeps a log, and can hold requests or cut the network. */
export type Gateway = {
  readonly url: string;
  /** Paths asked for since the last `forget`. */
  readonly log: readonly string[];
  readonly forget: () => void;
  /** From so many more requests for such addresses on, each of them waits. Resolves when so many are waiting. */
  readonly holdAt: (start: string, count: number, atOnce?: number) => Promise<void>;
  /** Every waiting and every further request fails, as without a network. */
  readonly cut: () => void;
  /** Lets waiting and further requests through. */
  readonly restore: () => void;
  readonly close: () => Promise<void>;
};

export type Changes = {
  /** Runs before every script of the site, in pages and in the worker: what an older browser lacks is taken away there. */
  readonly script?: string;
  /** How long each answer takes at least, in milliseconds. */
  readonly delay?: number;
};

export async function openGateway(target: string, { script, delay = 0 }: Changes = {}): Promise<Gateway> {
  let log: string[] = [];
  let line: 'open' | 'cut' = 'open';
  let held: { readonly start: string; allowance: number; readonly atOnce: number } | undefined;
  let onHeld: (() => void) | undefined;
  let waiting: { go: () => void; response: ServerResponse }[] = [];

  const server = createServer((request, response) => {
    log.push(request.url ?? '');
    const go = (): void => void setTimeout(pass, delay);
    const pass = (): void => {
      // Uncompressed: to compress the whole site anew for each test would take longer than the test.
      const options = {
        method: request.method,
        headers: { ...request.headers, 'accept-encoding': 'identity' },
      };
      forward(new URL(request.url ?? '/', target), options, (answer) => {
        const isScript = answer.headers['content-type']?.startsWith('text/javascript');
        const before = script !== undefined && isScript ? `${script};` : '';
        const { 'content-length': length, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 500, {
          ...headers,
          ...(length !== undefined && { 'content-length': Number(length) + Buffer.byteLength(before) }),
        });
        response.write(before);
        answer.pipe(response);
      })
        .on('error', () => response.destroy())
        .end();
    };
    if (line === 'cut') response.destroy();
    else if (held === undefined || !request.url?.startsWith(held.start) || --held.allowance > 0) go();
    else {
      waiting.push({ go, response });
      if (waiting.length >= held.atOnce) onHeld?.();
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
    holdAt: (start, count, atOnce = 1) =>
      new Promise((resolve) => {
        held = { start, allowance: count, atOnce };
        onHeld = resolve;
      }),
    cut: () => {
      line = 'cut';
      for (const { response } of release()) response.destroy();
      server.closeAllConnections();
    },
    restore: () => {
      line = 'open';
      held = undefined;
      for (const { go } of release()) go();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
