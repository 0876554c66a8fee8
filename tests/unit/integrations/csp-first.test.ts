import { describe, expect, it } from 'vitest';
import { moveCsp } from '../../../src/integrations/csp-first.ts';

describe('moveCsp', () => {
  const policy = '<meta http-equiv="content-security-policy" content="default-src \'none\'">';

  it('puts the policy right behind the charset', () => {
    const html = `<head><meta charset="utf-8"><script src="x"></script>${policy}</head>`;
    expect(moveCsp(html, 'index.html')).toBe(
      `<head><meta charset="utf-8">${policy}<script src="x"></script></head>`,
    );
  });

  it('stops the build when a page has no policy', () => {
    expect(() => moveCsp('<meta charset="utf-8">', 'about.html')).toThrow('about.html');
  });
});
