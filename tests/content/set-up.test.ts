import { describe, expect, it } from 'vitest';
import { type Chosen, holds, mattering } from '../../src/browser/single-pages/chosen-table.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import type { ClauseAddress, SetUp, SetUpStep, Table } from '../../src/library/library.ts';
import { addItems, makeCorpus } from '../../src/search/corpus.ts';
import { makeGameTexts } from '../../src/search/game-texts.ts';
import { rank } from '../../src/search/rank.ts';
import { TOOLS } from '../../src/widgets/registry.ts';
import { library } from '../support/library.ts';

/**
 * What the set-up says for every table, against the books. Numbers are typed from them, with the page; they stand in the
 * texts of both languages and in `here`.
 */

describe.each(LANGS)('Old World in %s', (lang) => {
  const at = (players: number) => setUpFor('old-world', { players: `${players}` }, lang);

  /** Cards and gold in turn order: p. 8, solo p. 33. */
  const STARTS: Readonly<Record<number, readonly (readonly [cards: number, gold: number])[]>> = {
    1: [[5, 3]],
    2: [
      [3, 2],
      [5, 4],
    ],
    3: [
      [3, 2],
      [4, 4],
      [5, 6],
    ],
    4: [
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 7],
    ],
    5: [
      [2, 5],
      [3, 5],
      [4, 5],
      [4, 7],
      [5, 7],
    ],
  };

  it.each([2, 3, 4, 5])('gives each of %i players the cards and gold of their seat (p. 8)', (players) => {
    expect(at(players).tableOf('setup-players#cards-and-gold')).toEqual([
      [`${players}`, ...STARTS[players]!.map((start) => start.join('/'))],
    ]);
  });

  it('gives a solo player theirs (p. 33)', () => {
    const [cards, gold] = STARTS[1]![0]!;
    expect(at(1).numbersOf('solo-mode#start').sort()).toEqual([gold, cards]);
    expect(at(1).has('setup-players#cards-and-gold')).toBe(false);
    const table = library.clause({ entry: 'old-world/setup-players', clause: 'start-table' }).tables[
      lang
    ][0]!;
    expect(table.rows.at(-1)?.slice(1)).toEqual([`${cards}/${gold}`, '–', '–', '–', '–']);
  });

  /** Players: attribute trophies (p. 6), own witcher trophies (p. 8), tokens of the additional stack (p. 8). */
  it.each([
    [2, 4, 1, undefined],
    [3, 4, 2, undefined],
    [4, 8, 3, 1],
    [5, 8, 4, 2],
  ])(
    'with %i players has %i attribute and %i witcher trophies (p. 6, 8)',
    (players, attribute, own, extra) => {
      expect(at(players).hereOf('setup-board-decks-and-monsters#attribute-trophies')).toEqual([attribute]);
      expect(at(players).hereOf('setup-players#trophy-cards')).toEqual([own]);
      expect(at(players).hereOf('4-5-player-changes#extra-stack')).toEqual(
        extra === undefined ? [] : [extra],
      );
      expect(at(players).has('4-5-player-changes#extra-level')).toBe(players >= 4);
    },
  );

  it('lets the right neighbour of the starting player choose first, and so on to the starting player (p. 7)', () => {
    for (const players of [2, 3, 4, 5]) {
      const order = Array.from({ length: players }, (_, index) => players - index);
      expect(at(players).hereOf('setup-players#player-boards')).toEqual(order);
    }
    // Alone, two are drawn as well, and one is kept (p. 7, 33).
    expect(at(1).hereOf('setup-players#player-boards')).toEqual([2, 1]);
  });

  it('draws three monsters of level I, with two players I, I and II, alone I, II and III (p. 6, 33)', () => {
    const monsters = [
      'setup-board-decks-and-monsters#monsters',
      'setup-board-decks-and-monsters#two-players',
      'solo-mode#monsters',
    ];
    const drawn = (players: number) => monsters.filter((clause) => at(players).has(clause));
    expect([1, 2, 3, 4, 5].map(drawn)).toEqual([
      [monsters[2]],
      [monsters[1]],
      [monsters[0]],
      [monsters[0]],
      [monsters[0]],
    ]);
    // However they are drawn, the step says where they go.
    for (const players of [1, 2, 3, 4, 5])
      for (const clause of drawn(players))
        expect(at(players).textOf(clause)).toMatch(/location token|Ortsplättchen/);
  });

  it('finds the starting player before the monsters with two players, and else after them (p. 6, 7)', () => {
    const place = (players: number, clause: string) => at(players).clauses.indexOf(clause);
    for (const players of [2, 3, 4, 5]) {
      const isBefore =
        place(players, 'setup-players#starting-player') <
        place(players, 'setup-board-decks-and-monsters#monster-stacks');
      expect(isBefore).toBe(players === 2);
    }
    expect(at(1).has('setup-players#starting-player')).toBe(false);
  });

  it('starts everybody at level 1 with ten cards (p. 7–8)', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const { numbersOf } = at(players);
      expect(numbersOf('setup-players#cubes')).toContain(1);
      expect(numbersOf('setup-players#shield')).toEqual([1]);
      expect(numbersOf('setup-players#starting-deck')).toEqual([10]);
    }
  });

  it('has one attribute trophy alone, and no witcher trophies (p. 33)', () => {
    expect(at(1).has('solo-mode#attribute-trophy')).toBe(true);
    expect(at(1).has('setup-board-decks-and-monsters#attribute-trophies')).toBe(false);
    expect(at(1).has('setup-players#trophy-cards')).toBe(false);
  });
});

describe.each(LANGS)('Path of Destiny in %s', (lang) => {
  const at = (chosen: Chosen) => setUpFor('path-of-destiny', chosen, lang);
  const TALES = ['the-edge-of-the-world', 'striga', 'the-lesser-evil'];

  it('lays out 4 pairs for one to three players, 5 for more, with the token at the last (p. 9)', () => {
    for (const [players, spots] of [4, 4, 4, 5, 5].entries())
      for (const tale of ['the-edge-of-the-world', 'striga']) {
        const table = at({ players: `${players + 1}`, tale });
        expect(table.hereOf('setup#card-pool')).toEqual([spots]);
        expect(table.hereOf('extra-experience-token#place')).toEqual([spots]);
        expect(table.has('alliance-tokens#places')).toBe(false);
      }
  });

  it('puts the alliance tokens at the last three spots of The Lesser Evil (p. 9, 26)', () => {
    for (const [players, spots] of [4, 4, 4, 5, 5].entries()) {
      const table = at({ players: `${players + 1}`, tale: 'the-lesser-evil' });
      expect(table.has('extra-experience-token#place')).toBe(false);
      const [row] = table.tableOf('alliance-tokens#places');
      expect(row?.slice(1).flatMap(numbers)).toEqual([spots, spots - 1, spots - 2]);
    }
  });

  /** From the top, with the characters of the box: p. 23, 24, 26. */
  it.each([
    ['the-edge-of-the-world', 'ciri yennefer geralt dandelion vesemir'],
    ['striga', 'geralt vesemir ciri yennefer dandelion'],
    ['the-lesser-evil', 'dandelion vesemir geralt yennefer ciri'],
  ])('starts %s in the order %s', (tale, order) => {
    const names = { en: 'Dandelion', de: 'Rittersporn' };
    const expected = order
      .split(' ')
      .map((name) => (name === 'dandelion' ? names[lang].toLowerCase() : name));
    const rows = at({ players: '3', tale }).tableOf('starting-initiative#placing');
    expect(rows.map(([place, name, ...more]) => [place, name?.toLowerCase(), ...more])).toEqual(
      expected.map((name, index) => [`${index + 1}`, name]),
    );
  });

  /** p. 20. */
  it.each([
    ['just-the-story', 0],
    ['normal', 2],
    ['story-and-swords', 4],
    ['blood-and-broken-bones', 6],
    ['death-march', 8],
  ])('starts the Automa at %s on %i (p. 20)', (difficulty, spot) => {
    for (const tale of TALES) {
      const table = at({ players: '1', tale, difficulty });
      const [row, ...others] = table.tableOf('solo-game#markers');
      expect([numbers(row?.[1] ?? ''), others]).toEqual([[spot], []]);
      expect(table.has('solo-difficulty#death-march')).toBe(spot === 8);
    }
  });

  it('has the Automa alone, whatever difficulty was chosen before (p. 20)', () => {
    const automa = ['board', 'solo-token', 'markers', 'box'].map((clause) => `solo-game#${clause}`);
    expect(automa.every(at({ players: '1' }).has)).toBe(true);
    expect(automa.some(at({ players: '2', difficulty: 'death-march' }).has)).toBe(false);
    expect(at({ players: '2', difficulty: 'death-march' }).has('solo-difficulty#death-march')).toBe(false);
  });

  it('sets up what a tale brings along, and nothing of another (p. 23, 24, 26)', () => {
    const own = [
      'extra-effort#setup',
      'secret-objectives#setup',
      'requirement-cards#setup',
      'alliance-cards#decks',
    ];
    const has = (chosen: Chosen) => own.filter(at({ players: '3', ...chosen }).has);
    expect(has({ tale: 'the-edge-of-the-world', extras: 'with' })).toEqual(['extra-effort#setup']);
    expect(has({ tale: 'striga' })).toEqual(['secret-objectives#setup', 'requirement-cards#setup']);
    expect(has({ tale: 'the-lesser-evil' })).toEqual(['alliance-cards#decks']);
    expect(at({ players: '1', tale: 'striga' }).has('striga#solo')).toBe(true);
    expect(at({ players: '2', tale: 'striga' }).has('striga#solo')).toBe(false);
  });

  it('gives every character markers at 0, four ability tokens, and five cards (p. 10)', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const rows = at({ players: `${players}`, tale: 'striga' }).tableOf('player-setup#start');
      // The two markers, ability tokens, standee, player token, cards, side quest.
      expect(rows.map((cells) => numbers(cells.join(' ')))).toEqual([
        [0],
        [],
        [4, 1, 3],
        [],
        [1, 0],
        [5],
        [],
      ]);
    }
  });

  it('leaves Extra Effort and side quests out of a first game, which is no Striga (p. 8, 23)', () => {
    const first = at({ players: '3', tale: 'the-edge-of-the-world', extras: 'without' });
    expect(first.has('extra-effort#setup')).toBe(false);
    expect(first.tableOf('player-setup#start')).toHaveLength(6);
    const striga = at({ players: '3', tale: 'striga', extras: 'without' });
    expect(striga.tableOf('player-setup#start')).toHaveLength(7);
  });
});

describe.each(LANGS)('The Card Game in %s', (lang) => {
  const at = (chosen: Chosen) => setUpFor('card-game', chosen, lang);

  it('reveals three attack cards, four with four players (“Game Setup” 5)', () => {
    expect([2, 3, 4].map((players) => at({ players: `${players}` }).hereOf('setup#display'))).toEqual([
      [3],
      [3],
      [4],
    ]);
  });

  it('deals two cards each, below and above three locations six monsters (“Game Setup” 6, 7, 9)', () => {
    const [two, three, six] = { en: ['two', 'three', 'six'], de: ['zwei', 'drei', 'Sechs'] }[lang];
    for (const players of [2, 3, 4]) {
      const { textOf } = at({ players: `${players}` });
      expect(textOf('setup#hands').split(' ')).toContain(two);
      expect(textOf('setup#locations').split(' ')).toContain(three);
      expect(textOf('setup#monsters').split(' ')).toContain(six);
    }
  });

  it('leaves over as many of the five characters as nobody can choose', () => {
    for (const players of [2, 3, 4]) {
      const [row] = at({ players: `${players}` }).tableOf('choosing-a-character#order');
      expect(row?.slice(0, 3).map(Number)).toEqual([players, players === 4 ? 4 : 3, 5 - players]);
    }
  });

  it('says how long the chosen game lasts (“Object of the Game”)', () => {
    const ends = ['ending-the-game#fourth-monster', 'ending-the-game#longer'];
    expect(ends.filter(at({ length: 'fourth-monster' }).has)).toEqual([ends[0]]);
    expect(ends.filter(at({ length: 'fifth-monster' }).has)).toEqual([ends[1]]);
  });
});

describe.each(LANGS)('The Adventure Game in %s', (lang) => {
  const at = (chosen: Chosen) => setUpFor('adventure-game', chosen, lang);

  it('goes through the fourteen steps in order, and Yarpen’s beside the tenth (German rules p. 3)', () => {
    const own = at({ players: '2', length: 'three-quests' }).clauses.filter((clause) =>
      clause.startsWith('setup#'),
    );
    const steps = own.flatMap((clause) => library.clause(addressOf('adventure-game', clause)).step ?? []);
    expect(steps).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(own.indexOf('setup#yarpen-companions')).toBe(own.indexOf('setup#hero-components') + 1);
  });

  it('returns the heroes that nobody plays, of four (German rules p. 2, 3)', () => {
    const left = (players: number) => at({ players: `${players}` }).hereOf('setup#hero-components');
    expect([left(2), left(3), left(4)]).toEqual([[2], [1], []]);
  });

  it('fills six obstacle zones, and has two quest cards drawn, of which one stays (German rules p. 3)', () => {
    for (const players of [2, 3, 4]) {
      const { numbersOf } = at({ players: `${players}` });
      expect(numbersOf('setup#obstacles')).toEqual([1, 1]);
      expect(numbersOf('setup#quests')).toEqual([2]);
      expect(numbersOf('setup#vp-markers')).toEqual([0]);
    }
  });

  it('asks for everybody’s consent only where five quests are played (guide p. 10)', () => {
    expect(at({ length: 'five-quests' }).has('epic-adventuring#agreement')).toBe(true);
    expect(at({ length: 'three-quests' }).has('epic-adventuring#agreement')).toBe(false);
  });
});

describe('every set-up', () => {
  /** What the inventory of the books lists as a rule of the set-up, by the clause that tells it. */
  const TOLD: Readonly<Record<string, string>> = {
    'adventure-game/setup':
      'board battle-dice decks monsters supply war-track obstacles first-player choose-heroes hero-components vp-markers figures quests support-quests yarpen-companions',
    'adventure-game/epic-adventuring': 'agreement five-quests',
    'adventure-game/yarpen': 'quest-decks',
    'card-game/setup':
      'decks characters gold shuffle display locations monsters event hands summaries start player-counts',
    'old-world/setup-board-decks-and-monsters':
      'first-game board action-deck pool pool-shuffle pool-rest potions attribute-trophies exploration-events gold-dice location-tokens monster-stacks monsters two-players monster-locations monster-cards fight-deck',
    'old-world/setup-players':
      'starting-player help-card player-boards last-choice other-method scoring-token miniature cubes trophy-cards shield starting-deck start-table cards-and-gold unused',
    'old-world/4-5-player-changes': 'extra-stack extra-level',
    'old-world/solo-mode': 'setup start monsters attribute-trophy',
    'path-of-destiny/setup':
      'playmat tale tale-cards destiny-tokens card-pool symbol-tokens first-game difficulty',
    'path-of-destiny/extra-experience-token': 'place',
    'path-of-destiny/player-setup': 'choosing two-boards start player-tokens',
    'path-of-destiny/starting-initiative': 'placing base-game core table skip',
    'path-of-destiny/solo-game': 'what setup board solo-token markers box',
    'path-of-destiny/solo-difficulty': 'table death-march',
    'path-of-destiny/extra-effort': 'setup',
    'path-of-destiny/striga': 'solo',
    'path-of-destiny/secret-objectives': 'setup',
    'path-of-destiny/requirement-cards': 'setup',
    'path-of-destiny/alliance-tokens': 'places',
    'path-of-destiny/alliance-cards': 'decks',
  };

  it('tells every rule of setting up that the books have', () => {
    const shown = new Set(
      library.games.flatMap(({ setUp }) =>
        stepsOf(setUp!).flatMap(({ clause, shows, notes }) =>
          [clause, ...(shows ? [shows] : []), ...notes].map((each) => `${each.entry}#${each.clause}`),
        ),
      ),
    );
    const told = Object.entries(TOLD).flatMap(([entry, ids]) => ids.split(' ').map((id) => `${entry}#${id}`));
    expect(told.filter((clause) => !shown.has(clause))).toEqual([]);
  });

  it.each(library.games.map(({ key }) => [key]))('of %s is for as many players as the game', (game) => {
    const { setUp, players } = library.game(game);
    const counts = setUp!.choices[0]!.options.map(({ id }) => id);
    // The Adventure Game prints no number: two to four is our reading.
    expect(`${counts[0]}–${counts.at(-1)}`).toBe(players ?? '2–4');
  });

  it.each(LANGS)('gives each table one number at most where it gives one, in %s', (lang) => {
    for (const { key, setUp } of library.games)
      for (const table of tablesOf(setUp!))
        for (const { clause } of stepsOf(setUp!)) {
          const said = setUpFor(key, table, lang).linesOf(shortOf(clause));
          expect(said.length, `${clause.entry}#${clause.clause}`).toBeLessThanOrEqual(1);
        }
  });

  it.each([
    ['en', 'setup 5 players'],
    ['en', 'setup for 5 players'],
    ['en', '5 player setup'],
    ['de', 'aufbau 5 spieler'],
    ['de', 'aufbau für 5 spieler'],
    ['de', 'spielaufbau 5 spieler'],
  ] as const)('is found first with five chosen, in %s by “%s”', (lang, query) => {
    for (const game of ['old-world', 'path-of-destiny']) {
      const corpus = makeCorpus();
      addItems(corpus, makeGameTexts(library, TOOLS, library.game(game), lang).items);
      expect(rank(corpus, query)[0]?.item.href).toBe(`/${lang}/${game}/checklist/?players=5`);
    }
  });
});

// Helpers

const stepsOf = ({ groups }: SetUp): readonly SetUpStep[] => groups.flatMap(({ steps }) => steps);

const addressOf = (game: string, reference: string): ClauseAddress => {
  const [entry = '', clause = ''] = reference.split('#');
  return { entry: `${game}/${entry}`, clause };
};
const shortOf = ({ entry, clause }: ClauseAddress): string =>
  `${entry.slice(entry.indexOf('/') + 1)}#${clause}`;

function numbers(text: string): number[] {
  return Array.from(text.matchAll(/\d+/g), ([figure]) => Number(figure));
}

/** Every table that can be chosen. */
function tablesOf({ choices }: SetUp): readonly Chosen[] {
  return choices.reduce<Chosen[]>(
    (tables, { id, options }) =>
      tables.flatMap((table) => options.map((option) => ({ ...table, [id]: option.id }))),
    [{}],
  );
}

/** What the page shows to a table: the same questions that its script asks. */
function setUpFor(game: string, asked: Chosen, lang: Lang) {
  const setUp = library.game(game).setUp!;
  const choices = setUp.choices.map(({ id, when, options }) => ({
    id,
    when,
    options: options.map((each) => each.id),
  }));
  const chosen = mattering(choices, asked);
  const steps = stepsOf(setUp).filter(({ when }) => holds(when, chosen));
  const clauses = steps.map(({ clause }) => shortOf(clause));
  const step = (clause: string) => steps.find((each) => shortOf(each.clause) === clause);
  const linesOf = (clause: string): string[] =>
    (step(clause)?.here ?? []).filter(({ when }) => holds(when, chosen)).map(({ text }) => text[lang]);
  const textOf = (clause: string): string => library.clause(addressOf(game, clause)).text[lang];
  return {
    clauses,
    has: (clause: string): boolean => clauses.includes(clause),
    linesOf,
    hereOf: (clause: string): number[] => linesOf(clause).flatMap(numbers),
    textOf,
    numbersOf: (clause: string): number[] => numbers(textOf(clause)),
    tableOf: (clause: string): string[][] => {
      const { shows, clause: own, rows, columns } = step(clause)!;
      const table: Table = library.clause(shows ?? own).tables[lang][0]!;
      return table.rows
        .filter((_, index) => holds(rows[index] ?? {}, chosen))
        .map((cells) =>
          cells.filter(
            (cell, index) => index === 0 || (holds(columns[index - 1] ?? {}, chosen) && cell !== '–'),
          ),
        );
    },
  };
}
