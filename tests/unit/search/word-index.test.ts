import { describe, expect, it } from 'vitest';
import { addTexts, makeCorpus } from '../../../src/search/corpus.ts';
import { makeCatalog } from '../../../src/search/catalog.ts';
import { makeWordIndex } from '../../../src/search/word-index.ts';
import { stemsOf } from '../../../src/search/words.ts';
import { library } from '../../support/library.ts';

describe('makeWordIndex', () => {
  it('is read back as exactly the words of every clause and ruling', () => {
    const corpus = makeCorpus(makeCatalog(library, {}, 'de'));
    const names = corpus.units.length;
    addTexts(corpus, makeWordIndex(library, 'de'));
    const stemsAt = new Map<number, Set<string>>();
    for (const [each, units] of corpus.places)
      for (const unit of units) stemsAt.set(unit, (stemsAt.get(unit) ?? new Set()).add(each));
    const expected = library.entries.flatMap(({ id, text, clauses, rulings }) => [
      [id, '', `${text.de.title} ${text.de.answer}`],
      ...clauses.map((clause) => [id, clause.id, clause.text.de]),
      ...rulings.map((ruling) => [id, ruling.id, `${ruling.de.question} ${ruling.de.answer}`]),
    ]);
    const read = corpus.units
      .slice(names)
      .map(({ item, id }, index) => [item.id, id, [...(stemsAt.get(names + index) ?? [])].sort()]);
    expect(read.length).toBeGreaterThan(1000);
    expect(read).toEqual(
      expected.map(([entry, id, text]) => [entry, id, [...new Set(stemsOf(text ?? ''))].sort()]),
    );
  });
});
