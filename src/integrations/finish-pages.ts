import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What Astro leaves to do in the built pages. Each is read and written once. */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: { 'astro:build:done': ({ dir }) => finishPagesIn(fileURLToPath(dir)) },
  };
}

export function finishPagesIn(root: string): void {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(root, file)).isFile(),
  );
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const forwarders = new Map<string, Forwarder>();
  // Only what the bundler made: a file of public/ may be asked for by others.
  for (const file of files.filter((name) => /^_astro[\\/].*\.js$/.test(name))) {
    const forwarder = forwarderIn(read(file));
    if (forwarder !== undefined) forwarders.set(basename(file), { file, ...forwarder });
  }

  const needed = new Set<string>();
  const noteNames = (text: string): void => {
    for (const name of forwarders.keys()) if (text.includes(name)) needed.add(name);
  };
  for (const file of files) {
    if (file.endsWith('.html')) {
      const before = read(file);
      const after = nameDirectly(numberIslands(placePolicy(before, file)), forwarders);
      if (after !== before) writeFileSync(join(root, file), after);
      noteNames(after);
    } else if (/\.(css|js|json|mjs|txt|webmanifest|xml)$/.test(file) && !forwarders.has(basename(file))) {
      noteNames(read(file));
    }
  }
  // A set hands out what is added on the way: one forwarder that stays may lead to another.
  for (const name of needed) noteNames(forwarders.get(name)?.leadsTo ?? '');
  for (const [name, { file }] of forwarders) if (!needed.has(name)) rmSync(join(root, file));
}

/** A script that does nothing but import another, or hand on one thing of it, which the other calls `name`. */
type Forwarder = { readonly file: string; readonly leadsTo: string; readonly name?: string };

/**
 * Astro puts the policy at the end of `<head>`, where it does not govern what stands before it, and allows on every page
 * what any page may have inline. This moves it right behind the charset and leaves what this page has.
 *
 * @example placePolicy('<meta charset="utf-8">…<meta http-equiv="content-security-policy" …>') // policy second
 */
export function placePolicy(html: string, file: string): string {
  const policy = /<meta http-equiv="content-security-policy"[^>]*>/i.exec(html)?.[0];
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(html)?.[0];
  if (policy === undefined || charset === undefined) throw new Error(`${file} has no policy or no charset.`);
  const inline = [...html.matchAll(/<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)];
  const hashes = new Set(inline.map(([, , text = '']) => hashOf(text)));
  const own = policy.replace(/ '(sha256-[^']+)'/g, (word, hash: string) => (hashes.has(hash) ? word : ''));
  return html.replace(policy, '').replace(charset, () => charset + own);
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Astro names islands after the folder that the site was built in. Numbered instead, a page is the same wherever it
 * is built, and a reader who keeps it need not fetch it again.
 *
 * @example numberIslands('<astro-island uid="Z1x">') // => '<astro-island uid="1">'
 */
export function numberIslands(html: string): string {
  let number = 0;
  return html.replace(/(<astro-island uid=")\w+"/g, (_match, start: string) => `${start}${++number}"`);
}

/** @example forwarderIn('export{n as Battle}from"./battle.1a2b.js";') // => { leadsTo: 'battle.1a2b.js', name: 'n' } */
export function forwarderIn(script: string): Omit<Forwarder, 'file'> | undefined {
  const [, name, leadsTo] =
    /^(?:import|export\s*\{\s*(\w+) as \w+\s*\}\s*from)\s*"\.\/([^"/]+)";?\s*$/.exec(script) ?? [];
  return leadsTo === undefined ? undefined : { leadsTo, ...(name !== undefined && { name }) };
}

/**
 * What every page runs is shared with other scripts, and what a tool begins with is shared with its parts that come later;
 * so the bundler leaves a file between that does nothing but import it: a request more, and one that the next has to wait
 * for. Pages name the shared file itself.
 */
export function nameDirectly(html: string, forwarders: ReadonlyMap<string, Omit<Forwarder, 'file'>>): string {
  const goal = (name: string): string => {
    const leadsTo = forwarders.get(name)?.leadsTo;
    return leadsTo === undefined ? name : goal(leadsTo);
  };
  return html
    .replace(
      /(<script type="module" src="[^"]*\/)([^"/]+)"/g,
      (_, before: string, name: string) => `${before}${goal(name)}"`,
    )
    .replace(
      /(component-url="[^"]*\/)([^"/]+)" component-export="(\w+)"/g,
      (whole, before: string, file: string) => {
        const { leadsTo, name } = forwarders.get(file) ?? {};
        return name === undefined ? whole : `${before}${leadsTo}" component-export="${name}"`;
      },
    );
}
