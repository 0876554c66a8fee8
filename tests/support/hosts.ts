import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { HostName } from '../../scripts/hosts.ts';
import { freePort } from './free-port.ts';

/** A real web server that reads the file which we ship for it. */
export type Host = {
  readonly name: HostName;
  /** Writes what it needs into an empty folder, and answers the arguments that start it. */
  readonly configure: (folder: string, site: Site) => string[];
};
type Site = { readonly root: string; readonly base: string; readonly port: number };

/** Only port, root and folder are put into our own file. */
export const NGINX: Host = {
  name: 'nginx',
  configure: (folder, { root, base, port }) => {
    const ours = readFileSync('hosting/nginx.conf', 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/medallion;', `root ${root};`)
      .replace('set $base /;', `set $base ${base};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log stderr warn;
      events {} http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
      ${temporary.join(' ')} ${ours} }`,
    );
    return ['-c', file, '-p', folder];
  },
};

/** Only the address and the root are put into our own file. */
export const CADDY: Host = {
  name: 'caddy',
  configure: (folder, { root, port }) => {
    const ours = readFileSync('hosting/Caddyfile', 'utf8')
      .replace('medallion.example {', `http://127.0.0.1:${port} {`)
      .replace('/srv/medallion', root);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${ours}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

/** Serves a build. */
export async function startHost(
  host: Host,
  build: string,
  base = '/',
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), `medallion-${host.name}-`));
  const root = join(folder, 'root');
  const place = join(root, base);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(build), place.replace(/\/$/, ''));
  const port = await freePort();
  const server = spawn(host.name, host.configure(folder, { root, base, port }), {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Caddy keeps what it was told; not in the home of whoever runs the tests.
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  let message = '';
  server.stderr.on('data', (part: Buffer) => (message += part.toString()));
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}${base}`;
  while (!(await answers(url)))
    if (server.exitCode !== null) throw new Error(`${host.name} does not start: ${message}`);
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
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
