import { describe, expect, it } from 'vitest';
import { nameDirectly, onlyImport } from '../../../src/integrations/direct-scripts.ts';

describe('onlyImport', () => {
  it('finds what a file imports that does nothing else', () => {
    expect(onlyImport('import"./page.1a2b.js";\n')).toBe('page.1a2b.js');
  });

  it.each(['import{a}from"./page.1a2b.js";a();', 'import"./a.js";import"./b.js";', 'run();', ''])(
    'leaves %s alone',
    (script) => {
      expect(onlyImport(script)).toBeUndefined();
    },
  );
});

describe('nameDirectly', () => {
  const direct = new Map([['Page.x.js', 'page.y.js']]);

  it('names the shared file, in a folder too, and leaves other scripts as they are', () => {
    expect(
      nameDirectly(
        '<script type="module" src="/medallion/_astro/Page.x.js"></script><script type="module" src="/_astro/terms.z.js"></script>',
        direct,
      ),
    ).toBe(
      '<script type="module" src="/medallion/_astro/page.y.js"></script><script type="module" src="/_astro/terms.z.js"></script>',
    );
  });
});
