import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { changePages } from './built-html.ts';

/**
 * Astro puts the policy at the end of `<head>`, where it does not govern what stands before it.
 * This moves it right behind the charset.
 */
export function cspFirst(): AstroIntegration {
  return {
    name: 'csp-first',
    hooks: {
      'astro:build:done': ({ dir }) => changePages(fileURLToPath(dir), moveCsp),
    },
  };
}

/** @example moveCsp('<meta charset="utf-8">…<meta http-equiv="content-security-policy" …>') // policy second */
export function moveCsp(html: string, file: string): string {
  const policy = /<meta http-equiv="content-security-policy"[^>]*>/i.exec(html)?.[0];
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(html)?.[0];
  if (policy === undefined || charset === undefined) throw new Error(`${file} has no policy or no charset.`);
  return html.replace(policy, '').replace(charset, () => charset + policy);
}
