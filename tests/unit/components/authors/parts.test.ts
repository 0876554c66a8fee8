import { describe, expect, it } from 'vitest';
import {
  CLOSE_CLAUSE,
  CLOSE_HEADING,
  CLOSE_STEPS,
  cutParts,
  OPEN_HEADING,
  OPEN_STEPS,
  openClause,
} from '../../../../src/components/authors/parts.ts';

const clause = (id: string, html: string) => openClause(id) + html + CLOSE_CLAUSE;

describe('cutParts', () => {
  it('cuts a text into its clauses, in order', () => {
    const html = `\n${clause('roll', '\n<p>Roll.</p>\n')}<hr>${clause('tie', '<p>Tie.</p>')}`;
    expect(cutParts(html).map(({ id, html: text }) => [id, text])).toEqual([
      ['roll', '<p>Roll.</p>'],
      ['tie', '<p>Tie.</p>'],
    ]);
  });

  it('gives a heading to the clause below it', () => {
    const html = `${clause('a', 'A')}${OPEN_HEADING}Ties ${CLOSE_HEADING}${clause('b', 'B')}${clause('c', 'C')}`;
    expect(cutParts(html).map(({ heading }) => heading)).toEqual([undefined, 'Ties', undefined]);
  });

  it('numbers steps from one on, each list for itself', () => {
    const steps = (...ids: string[]) => OPEN_STEPS + ids.map((id) => clause(id, id)).join('') + CLOSE_STEPS;
    const html = `${steps('a', 'b')}${clause('c', 'c')}${steps('d')}`;
    expect(cutParts(html).map(({ id, step }) => [id, step])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', undefined],
      ['d', 1],
    ]);
  });
});
