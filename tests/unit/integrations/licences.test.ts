import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { licencePart, unlicensedPackages } from '../../../src/integrations/licences.ts';
import { SHIPPED } from '../../../src/shipped.ts';

describe('SHIPPED', () => {
  it.each(SHIPPED.map((shipped) => [shipped.name, shipped] as const))(
    'has the licence of %s',
    (_, shipped) => {
      expect(existsSync(shipped.file)).toBe(true);
      const text = readFileSync(shipped.file, 'utf8');
      expect(text).toMatch(/copyright/i);
      expect(text).toContain(
        shipped.licence === 'MIT' ? 'Permission is hereby granted' : 'SIL OPEN FONT LICENSE',
      );
    },
  );
});

describe('unlicensedPackages', () => {
  const licensed = [{ name: 'Preact', packages: ['preact', '@preact/signals'], file: '' }];

  it('finds packages, with their scope, on Windows too', () => {
    const modules = [
      '/site/src/widgets/kit.tsx',
      '\0virtual',
      '/site/node_modules/preact/dist/preact.mjs',
      '/site/node_modules/@preact/signals/dist/signals.mjs',
      '/site/node_modules/preact/node_modules/left-pad/index.js',
      'C:\\site\\node_modules\\@scope\\name\\index.js',
    ];
    expect(unlicensedPackages(modules, licensed)).toEqual(['@scope/name', 'left-pad']);
  });

  it('finds nothing where all have a licence', () => {
    expect(unlicensedPackages(['/site/node_modules/preact/hooks/index.js'], licensed)).toEqual([]);
  });
});

describe('licencePart', () => {
  it('leaves out what Vite only runs on', () => {
    const text = readFileSync('node_modules/vite/LICENSE.md', 'utf8');
    const part = licencePart('Vite', text);
    expect(part).toMatch(/^Vite\n====\n\n/);
    expect(part).toContain('VoidZero');
    expect(part.length).toBeLessThan(2000);
  });
});
