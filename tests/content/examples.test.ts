import { describe, expect, it } from 'vitest';
import { spendBest } from '../../src/engine/adventure-game/best-spending.ts';
import { makeTotal } from '../../src/engine/adventure-game/results.ts';
import { effectsOf, spend, type Spending } from '../../src/engine/adventure-game/spending.ts';
import type { Total } from '../../src/engine/adventure-game/vocabulary.ts';
import { monsterFightReward } from '../../src/engine/old-world/fight-outcome.ts';
import { damageToMonster, damageToWitcher, revealMonsterCard } from '../../src/engine/old-world/fight.ts';
import { trailQuest } from '../../src/engine/old-world/location-actions.ts';
import { START_TABLE } from '../../src/engine/old-world/set-up.ts';
import { raiseDefense, raiseShield } from '../../src/engine/old-world/shield.ts';
import { trainingCost } from '../../src/engine/old-world/training.ts';
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

describe.each(LANGS)('the full turn of Old World in %s (p. 30–32)', (lang) => {
  const rows = tableRows(`content/glossary/old-world/full-turn-example/${lang}.mdx`, 4).map((cells) =>
    cells.slice(1).map((cell) => (cell === '' ? undefined : Number(cell))),
  );

  it('counts gold, shield and the life pool of the Archespore as the engine does', () => {
    const trained = raiseDefense(2, 2);
    if (!trained.ok) throw new Error(trained.error);
    const { defense, shield } = trained.value;
    const afterPoker = 4 - 1;
    const afterTraining = afterPoker - (trainingCost(2) ?? NaN);
    const { gold } = trailQuest({ gold: afterTraining, here: 'hengfors', pile: ['elsewhere'] });
    const bite = (before: number, damage: number) =>
      damageToWitcher({ shield: before, deck: 12, hand: 3 }, damage).shield;
    const raise = (before: number) => raiseShield(before, 1, { defense }).shield;

    const bitten = bite(shield, 5);
    const armored = raise(bitten);
    const guarded = raise(armored);
    const last = bite(guarded, 1);
    const pools = [12];
    for (const lose of [
      (pool: number) => damageToMonster(pool, 3),
      revealMonsterCard,
      (pool: number) => damageToMonster(pool, 5),
      revealMonsterCard,
      (pool: number) => damageToMonster(pool, 3),
    ])
      pools.push(lose(pools.at(-1) ?? NaN).pool);
    const [start, combo1, bite1, combo2, bite2, combo3] = pools;
    const reward = monsterFightReward('defeated', { hasTrail: true, tokensOfTerrain: 1 }).gold;

    expect(rows).toEqual([
      [4, 2, undefined],
      [afterPoker, 2, undefined],
      [afterTraining, shield, undefined],
      [gold, shield, undefined],
      [gold, shield, start],
      [gold, shield, combo1],
      [gold, bitten, bite1],
      [gold, armored, bite1],
      [gold, guarded, combo2],
      [gold, last, bite2],
      [gold, last, combo3],
      [gold + reward, last, undefined],
    ]);
  });
});

describe.each(LANGS)('tables of Old World in %s', (lang) => {
  it('start with the cards and the gold that the engine deals (p. 8)', () => {
    const path = `content/glossary/old-world/setup-players/${lang}.mdx`;
    const dealt = tableRows(path, 6).map((cells) =>
      cells.slice(1).map((cell) => Array.from(cell.matchAll(/\d+/g), ([figure]) => Number(figure))),
    );
    const seats = [0, 1, 2, 3, 4];
    expect(dealt).toEqual(
      ([2, 3, 4, 5, 1] as const).map((players) =>
        seats.map((seat) => {
          const start = START_TABLE[players][seat];
          return start === undefined ? [] : [start.cards, start.gold];
        }),
      ),
    );
  });
});

const figures = ({ sword, shield, dodge, sign }: Total): number[] => [sword, shield, dodge, sign];
