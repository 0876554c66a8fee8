import { describe, expect, it } from 'vitest';
import { spendBest } from '../../src/engine/adventure-game/best-spending.ts';
import { makeTotal } from '../../src/engine/adventure-game/results.ts';
import { effectsOf, spend, type Spending } from '../../src/engine/adventure-game/spending.ts';
import type { Total } from '../../src/engine/adventure-game/vocabulary.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { tableRows } from '../support/tables.ts';

/** The figures of worked examples in the content are those that the engine reckons. */

describe.each(LANGS)('Geralt against the Flatterer in %s (German rules p. 7)', (lang) => {
  const path = `content/glossary/adventure-game/example-flatterer-battle/${lang}.mdx`;
  const rows = tableRows(path, 5).map((cells) => cells.slice(1).map(Number));

  it('goes from the roll over Igni and the dodge to 4 swords and 2 shields', () => {
    const roll = makeTotal({ sword: 3, shield: 1, dodge: 1, sign: 1 });
    const spending: Spending = {
      dodge: 'sword-to-shield',
      cards: [{ cost: { sign: 1 }, gain: { sword: 2 }, uses: 1 }],
    };
    const [dodge, igni] = effectsOf(spending);
    if (dodge === undefined || igni === undefined) throw new Error('Both ways to spend are given.');
    const afterIgni = spend(roll, igni);
    const final = spend(afterIgni, dodge);
    expect(rows).toEqual([roll, afterIgni, final].map(figures));

    const best = spendBest(roll, { kind: 'monster', sword: 4, shield: 2 }, spending, 'both');
    expect(best.final).toEqual(final);
    expect(best.verdict).toMatchObject({ attack: true, defence: true, defeated: true });
  });
});

const figures = ({ sword, shield, dodge, sign }: Total): number[] => [sword, shield, dodge, sign];
