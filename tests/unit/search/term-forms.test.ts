import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/search/fold.ts';
import { typedForms } from '../../../src/search/term-forms.ts';
import { library } from '../../support/library.ts';

const TERMS = library.games.flatMap(({ terms }) => terms.map(({ en, de }) => ({ en: en.word, de: de.word })));

describe('typedForms', () => {
  it('has a term as printed and in its other forms, folded, in both languages', () => {
    const [wound] = typedForms([{ en: 'minor wound', de: 'leichte Wunde' }]);
    for (const form of ['minor wound', 'minor wounds', 'leichte wunde', 'leichten wunden'])
      expect(wound).toContain(form);
  });

  it('keeps each term’s forms apart', () => {
    const [lead, town] = typedForms([{ en: 'lead', de: 'Hinweis' }, { en: 'town', de: 'Stadt' }]); // prettier-ignore
    expect(lead).toContain('leads');
    expect(lead).not.toContain('towns');
    expect(town).toContain('stadte');
  });

  it('has every term of the term base as it is printed', () => {
    const forms = typedForms(TERMS);
    const without = TERMS.filter(
      ({ en, de }, index) => ![en, de].every((word) => forms[index]?.includes(fold(word))),
    );
    expect(forms).toHaveLength(TERMS.length);
    expect(without).toEqual([]);
  });
});
