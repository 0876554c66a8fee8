import { describe, expect, it } from 'vitest';
import { clauseLinks } from '../../../../src/widgets/kit/clause-links.ts';

describe('clauseLinks', () => {
  it('leads from each reason to its clause', () => {
    const linkTo = (reference: string) => ({ href: `/${reference}`, source: 'Rulebook' });
    expect(clauseLinks({ tie: 'poker#tie', roll: 'poker#roll' }, linkTo)).toEqual({
      tie: { href: '/poker#tie', source: 'Rulebook' },
      roll: { href: '/poker#roll', source: 'Rulebook' },
    });
  });

  it('stops at a clause that does not exist', () => {
    const linkTo = (reference: string): never => {
      throw new Error(`There is no ${reference}.`);
    };
    expect(() => clauseLinks({ tie: 'poker#draw' }, linkTo)).toThrow('There is no poker#draw.');
  });
});
