import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  finishPagesIn,
  forwarderIn,
  nameDirectly,
  numberIslands,
  placePolicy,
} from '../../../src/integrations/finish-pages.ts';

const POLICY = '<meta http-equiv="content-security-policy" content="default-src \'none\'">';
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

describe('finishPagesIn', () => {
  const script = (name: string): string => `<script type="module" src="/_astro/${name}"></script>`;
  const page = (body: string): string => `<meta charset="utf-8">${body}${POLICY}`;
  const site = {
    'en/index.html': page(script('Page.x.js')),
    '_astro/Page.x.js': 'import"./page.y.js";',
    '_astro/page.y.js': 'run();',
  };

  it('does everything to a page, however deep it stands', () => {
    const root = build({
      ...site,
      'en/a/b/index.html': page(`${script('Page.x.js')}<astro-island uid="Zx">`),
    });
    expect(read(root, 'en/a/b/index.html')).toBe(
      `<meta charset="utf-8">${POLICY}${script('page.y.js')}<astro-island uid="1">`,
    );
    expect(read(root, 'en/index.html')).toContain(script('page.y.js'));
  });

  it('deletes a script that only led to another', () => {
    const root = build(site);
    expect(existsSync(join(root, '_astro/Page.x.js'))).toBe(false);
    expect(existsSync(join(root, '_astro/page.y.js'))).toBe(true);
  });

  it.each([
    ['another script', '_astro/terms.z.js', 'import("./Page.x.js").then(run);'],
    ['a script in another folder', 'other/a.mjs', 'import "../_astro/Page.x.js"; run();'],
    ['JSON', 'offline.json', '["_astro/Page.x.js"]'],
    ['an island', 'en/tool/index.html', page('<astro-island uid="1" renderer-url="/_astro/Page.x.js">')],
    ['a preload', 'en/tool/index.html', page('<link rel="modulepreload" href="/_astro/Page.x.js">')],
  ])('keeps it when %s still names it', (_, file, text) => {
    const root = build({ ...site, [file]: text });
    expect(read(root, '_astro/Page.x.js')).toBe('import"./page.y.js";');
  });

  it('leaves what the bundler did not make', () => {
    const root = build({ ...site, 'lib/old.js': 'import"./new.js";' });
    expect(existsSync(join(root, 'lib/old.js'))).toBe(true);
  });

  it('follows a script that leads to one that leads on', () => {
    const root = build({ ...site, '_astro/page.y.js': 'import"./last.z.js";', '_astro/last.z.js': 'run();' });
    expect(read(root, 'en/index.html')).toContain(script('last.z.js'));
    expect(existsSync(join(root, '_astro/page.y.js'))).toBe(false);
  });

  it('keeps both when the first of two is still named', () => {
    const chain = { ...site, '_astro/page.y.js': 'import"./last.z.js";', '_astro/last.z.js': 'run();' };
    const root = build({ ...chain, 'list.json': '["Page.x.js"]' });
    expect(existsSync(join(root, '_astro/Page.x.js'))).toBe(true);
    expect(existsSync(join(root, '_astro/page.y.js'))).toBe(true);
  });
});

describe('placePolicy', () => {
  it('puts the policy right behind the charset', () => {
    const html = `<head><meta charset="utf-8"><script src="x"></script>${POLICY}</head>`;
    expect(placePolicy(html, 'index.html')).toBe(
      `<head><meta charset="utf-8">${POLICY}<script src="x"></script></head>`,
    );
  });

  it('leaves of the hashes those of what the page has inline, and no others', () => {
    const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = (...hashes: string[]): string =>
      `<meta http-equiv="content-security-policy" content="script-src ${["'self'", ...hashes].join(' ')};">`;
    const inline = '<script>run();</script><style>p{}</style>';
    const html = `<meta charset="utf-8">${inline}${policy(hash('run();'), hash('other();'), hash('p{}'))}`;
    expect(placePolicy(html, 'index.html')).toBe(
      `<meta charset="utf-8">${policy(hash('run();'), hash('p{}'))}${inline}`,
    );
  });

  it('stops the build when a page has no policy', () => {
    expect(() => placePolicy('<meta charset="utf-8">', 'about.html')).toThrow('about.html');
  });
});

describe('numberIslands', () => {
  it('numbers the islands of a page from 1', () => {
    expect(numberIslands('<astro-island uid="Z1x"></astro-island><astro-island uid="aB">')).toBe(
      '<astro-island uid="1"></astro-island><astro-island uid="2">',
    );
  });
});

describe('forwarderIn', () => {
  it('finds what a file imports that does nothing else', () => {
    expect(forwarderIn('import"./page.1a2b.js";\n')).toEqual({ leadsTo: 'page.1a2b.js' });
  });

  it('finds what a file hands on of another, by the name that it has there', () => {
    expect(forwarderIn('export{n as Battle}from"./battle.1a2b.js";')).toEqual({
      leadsTo: 'battle.1a2b.js',
      name: 'n',
    });
  });

  it.each([
    'import{a}from"./page.1a2b.js";a();',
    'import"./a.js";import"./b.js";',
    'export{a as A,b as B}from"./page.1a2b.js";',
    'run();',
    '',
  ])('leaves %s alone', (script) => {
    expect(forwarderIn(script)).toBeUndefined();
  });
});

describe('nameDirectly', () => {
  const forwarders = new Map([['Page.x.js', { leadsTo: 'page.y.js' }]]);

  it('names the shared file, in a folder too, and leaves other scripts as they are', () => {
    expect(
      nameDirectly(
        '<script type="module" src="/medallion/_astro/Page.x.js"></script><script type="module" src="/_astro/terms.z.js"></script>',
        forwarders,
      ),
    ).toBe(
      '<script type="module" src="/medallion/_astro/page.y.js"></script><script type="module" src="/_astro/terms.z.js"></script>',
    );
  });

  it('lets an island begin with the shared file, by the name that it has there', () => {
    const tools = new Map([['Battle.x.js', { leadsTo: 'battle.y.js', name: 'n' }]]);
    const island = (file: string, name: string): string =>
      `<astro-island component-url="/_astro/${file}" component-export="${name}" renderer-url="/_astro/client.js">`;
    expect(nameDirectly(island('Battle.x.js', 'Battle') + island('Fame.z.js', 'Fame'), tools)).toBe(
      island('battle.y.js', 'n') + island('Fame.z.js', 'Fame'),
    );
  });
});

// Helpers

function build(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'medallion-pages-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  finishPagesIn(root);
  return root;
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
