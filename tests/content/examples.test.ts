import { describe, expect, it } from 'vitest';
import { spendBest } from '../../src/engine/adventure-game/spending/best-spending.ts';
import { makeTotal } from '../../src/engine/adventure-game/dice/results.ts';
import { effectsOf, spend, type Spending } from '../../src/engine/adventure-game/spending/spending.ts';
import type { Total } from '../../src/engine/adventure-game/vocabulary.ts';
import { monsterFightReward } from '../../src/engine/old-world/fight/fight-outcome.ts';
import {
  damageToMonster,
  damageToWitcher,
  revealMonsterCard,
} from '../../src/engine/old-world/fight/fight.ts';
import { raiseShield } from '../../src/engine/old-world/fight/shield.ts';
import { DIFFICULTIES, startingExperience } from '../../src/engine/path-of-destiny/chapter/automa.ts';
import { dominatingSide } from '../../src/engine/path-of-destiny/chapter/chapter-end.ts';
import { type Place, placeDestinyToken } from '../../src/engine/path-of-destiny/chapter/destiny-token.ts';
import {
  CHARACTERS,
  CORE_CHARACTERS,
  startingInitiative,
  TALES,
} from '../../src/engine/path-of-destiny/vocabulary.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { readTables, tableRows } from '../support/tables.ts';

/** The figures of worked examples in the content are those that the engine reckons. */

describe.each(LANGS)('Geralt against the Flatterer in %s (German rules p. 7)', (lang) => {
  const path = `content/glossary/adventure-game/example-flatterer-battle/${lang}.mdx`;
  const columns = [0, 1, 2].map((step) => tableRows(path, 4).map((cells) => Number(cells[step + 1])));

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
    expect(columns).toEqual([roll, afterIgni, final].map(figures));

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
    // Training raises Defense from 2 to 3, and the shield with it (p. 31).
    const [defense, shield] = [3, 3] as const;
    const afterPoker = 4 - 1;
    // Training from level 2 costs 3 gold (p. 31), and asking about the monster brings 1 (p. 36).
    const afterTraining = afterPoker - 3;
    const gold = afterTraining + 1;
    const bite = (before: number, damage: number) =>
      damageToWitcher({ shield: before, deck: 12, hand: 3 }, damage).shield;
    const raise = (before: number) => raiseShield(before, 1, defense).shield;

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

describe.each(LANGS)('Path of Destiny in %s', (lang) => {
  const words = {
    en: { left: 'left', right: 'right', tie: 'tie', aside: '–', choice: 'choice' },
    de: { left: 'links', right: 'rechts', tie: 'Gleichstand', aside: '–', choice: 'Wahl' },
  }[lang];
  const outcome = {
    en: { left: '**left path**', right: '**right path**', aside: '**put aside**' },
    de: { left: '**linken Pfad**', right: '**rechten Pfad**', aside: '**beiseitegelegt**' },
  }[lang];
  const folder = 'content/glossary/path-of-destiny';
  const examples = ['destiny-token-examples', 'two-player-exception'].flatMap((entry) =>
    readTables(`${folder}/${entry}/${lang}.mdx`).map(({ rows, after }) => ({ entry, rows, after })),
  );

  it('has the worked examples of pages 16 and 17', () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
  });

  it.each(examples)('announces and places the token of $entry as the engine does: $after', (example) => {
    const counts = example.rows.map(([, left, right]) => ({ left: Number(left), right: Number(right) }));
    const [one, two, playmat] = counts;
    if (one === undefined || two === undefined || playmat === undefined) throw new Error('Three count.');
    const { place, votes } = placeDestinyToken(
      example.entry === 'two-player-exception'
        ? { mode: 'two-players', counts: [one, two], playmat }
        : { mode: 'players', counts },
    );
    expect(example.rows.map(([, , , announced]) => announced)).toEqual(votes.map((vote) => words[vote]));
    expect(example.after).toContain(outcome[place]);
  });

  it('dominates in all 27 cases of the quick reference as the engine says (p. 18)', () => {
    const rows = tableRows(`content/quickrefs/path-of-destiny/which-symbol-dominates/${lang}.mdx`, 5);
    const places: readonly Place[] = ['left', 'right', 'aside'];
    const expected = places.flatMap((first) =>
      places.map((second) => [
        words[first],
        words[second],
        ...places.map((third) => words[dominatingSide([first, second, third]).side ?? 'choice']),
      ]),
    );
    expect(rows).toEqual(expected);
  });

  it('starts every tale in the order of the engine (p. 23, 24, 26)', () => {
    const rows = tableRows(`${folder}/starting-initiative/${lang}.mdx`, 4);
    const five = rows.slice(0, CORE_CHARACTERS.length);
    const ten = rows.slice(CORE_CHARACTERS.length);
    const named = (name = ''): string => (name === 'Rittersporn' ? 'dandelion' : name.toLowerCase());
    for (const [column, tale] of TALES.entries()) {
      const listed = (some: readonly string[][]) => some.map((cells) => named(cells[column + 1]));
      expect(listed(five)).toEqual(startingInitiative(tale, CORE_CHARACTERS));
      expect(listed(ten)).toEqual(startingInitiative(tale, CHARACTERS));
    }
  });

  it('starts the Automa as hard as the engine does (p. 20)', () => {
    const rows = tableRows(`${folder}/solo-difficulty/${lang}.mdx`, 2);
    expect(rows.map(([, start]) => Number(start))).toEqual(DIFFICULTIES.map(startingExperience));
  });
});

const figures = ({ sword, shield, dodge, sign }: Total): number[] => [sword, shield, dodge, sign];
