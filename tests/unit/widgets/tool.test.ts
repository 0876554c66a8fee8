import { describe, expect, it } from 'vitest';
import { unknownAttribute } from '../../../src/widgets/tool.ts';

describe('unknownAttribute', () => {
  it('says which attributes a tag takes', () => {
    expect(unknownAttribute('Battle', { sheet: '', shet: '' }, ['sheet', 'view'])).toBe(
      '<Battle> has no attribute "shet". It takes sheet, view.',
    );
  });

  it('says nothing where all are known', () => {
    expect(unknownAttribute('Battle', { sheet: '' }, ['sheet'])).toBeUndefined();
    expect(unknownAttribute('Battle', {}, ['sheet'])).toBeUndefined();
  });

  it('knows no attribute by the name of a method', () => {
    expect(unknownAttribute('Battle', { toString: '' }, ['sheet'])).toContain('"toString"');
  });
});
