// Serves the built site on this machine: what `npm start` shows.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publishing } from '../src/publishing.ts';
import { startStaticServer } from './static-server.ts';

const root = join(import.meta.dirname, '..', 'dist');
const firstPort = Number(process.env.PORT ?? 4321);
const lastPort = firstPort + 20;

if (!existsSync(root)) {
  console.error('There is no dist/ to serve yet. Run `npm run build` first.');
  process.exit(1);
}

const server = await startOnFreePort(firstPort);
console.log(`Medallion is ready: ${server.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Nothing keeps the process alive once the server is closed, so it ends with status 0.
  process.once(signal, () => void server.close());
}

async function startOnFreePort(port: number) {
  try {
    // The name, not 127.0.0.1: where localhost means ::1, the printed address must still answer.
    return await startStaticServer({ root, port, host: 'localhost', base: publishing.base });
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!isTaken || port >= lastPort) throw error;
    return startOnFreePort(port + 1);
  }
}
