import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** Serves a build with the real nginx by our own file; only port, root and folder are put in. */
export async function startNginx(
  build: string,
  base = '/',
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'medallion-nginx-'));
  const place = join(folder, 'root', base);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(build), place.replace(/\/$/, ''));
  const port = await freePort();
  const ours = readFileSync('hosting/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/medallion;', `root ${join(folder, 'root')};`)
    .replace('set $base /;', `set $base ${base};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log stderr warn;
    events {} http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
    ${temporary.join(' ')} ${ours} }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let message = '';
  nginx.stderr.on('data', (part: Buffer) => (message += part.toString()));
  const ended = new Promise<void>((done) => nginx.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}${base}`;
  while (!(await answers(url)))
    if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${message}`);
  return {
    url,
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
