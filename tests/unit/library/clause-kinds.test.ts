import { describe, expect, it } from 'vitest';
import { CLAUSE_TAGS, clauseKind, tagOf } from '../../../src/library/clause-kinds.ts';

describe('clauseKind and tagOf', () => {
  it('lead from a tag to its kind and back', () => {
    const tags = Object.keys(CLAUSE_TAGS);
    expect(tags).toEqual(['Rule', 'Reading', 'Example', 'Gap', 'Outside']);
    expect(tags.map((tag) => tagOf(clauseKind(tag)!))).toEqual(tags);
  });

  it.each(['rule', 'Steps', 'toString', ''])('know no kind of "%s"', (tag) => {
    expect(clauseKind(tag)).toBeUndefined();
  });
});
