import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatFraction,
  formatMean,
  formatPercent,
} from '../../../../src/widgets/kit/format.ts';

describe('formatPercent', () => {
  it('writes one decimal as the language does', () => {
    expect(formatPercent({ ways: 3600, total: 7776 }, 'en')).toBe('46.3%');
    expect(formatPercent({ ways: 3600, total: 7776 }, 'de')).toBe('46,3\u00a0%');
  });

  it('calls only the certain certain and only the impossible impossible', () => {
    expect(formatPercent({ ways: 0, total: 6 }, 'en')).toBe('0%');
    expect(formatPercent({ ways: 6, total: 6 }, 'en')).toBe('100%');
    expect(formatPercent({ ways: 1, total: 7776 }, 'en')).toBe('< 0.1%');
    expect(formatPercent({ ways: 7775, total: 7776 }, 'en')).toBe('> 99.9%');
  });
});

describe('formatMean, formatFraction, formatChange', () => {
  it('write means, exact values and changes', () => {
    expect(formatMean({ ways: 341, total: 216 }, 'de')).toBe('1,58');
    expect(formatFraction({ ways: 560747, total: 1679616 }, 'en')).toBe('560,747 / 1,679,616');
    expect([2, -1, 0].map(formatChange)).toEqual(['+2', '−1', '±0']);
  });
});
