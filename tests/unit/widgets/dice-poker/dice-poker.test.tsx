import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/engine/old-world/poker/dice-poker.ts';
import { readTable, type Table } from '../../../../src/engine/old-world/poker/dice-poker-table.ts';
import { adviseReroll } from '../../../../src/engine/old-world/poker/poker-advice.ts';
import type { RatedKeep } from '../../../../src/engine/old-world/poker/poker-odds.ts';
import { LANGS, type Lang } from '../../../../src/i18n/locales.ts';
import { wordsIn } from '../../../../src/i18n/words.ts';
import { DicePoker } from '../../../../src/widgets/dice-poker/DicePoker.tsx';
import { BestKeep, FinalRanks } from '../../../../src/widgets/dice-poker/advice/Advice.tsx';
import { Keeps } from '../../../../src/widgets/dice-poker/advice/Keeps.tsx';
import { ODDS_WORDS } from '../../../../src/widgets/dice-poker/all-odds/odds-words.ts';
import { type Desk, DeskContext } from '../../../../src/widgets/dice-poker/desk.ts';
import { formatMean, formatPercent } from '../../../../src/widgets/kit/format.ts';
import { DICE_POKER_CLAUSES } from '../../../../src/widgets/dice-poker/tool.ts';
import { DICE_POKER_WORDS } from '../../../../src/widgets/dice-poker/words.ts';

describe('DicePoker', () => {
  it('shows winner, deciding reason and every step with its clause in the static page', () => {
    const html = show('v1.55621.55631', 'en');
    expect(html).toContain('The challenged player wins');
    for (const reason of ['better-rank', 'higher-value', 'highest-unused-die', 'second-unused-die']) {
      expect(html).toContain(`href="#${reason}"`);
    }
    expect(html).not.toContain('href="#active-player"');
  });

  it('sets a reading apart from print', () => {
    expect(steps(show('v1.66112.66331', 'de'))).toContain('tool-reading');
    expect(steps(show('v1.55123.33654', 'de'))).not.toContain('tool-reading');
  });

  it('names the gold of each side and what the game means for a fight', () => {
    const witcher = show('v1.55123.33654', 'en');
    expect(witcher).toContain('Gold: active +2 · challenged −1');
    expect(witcher).toContain('href="#witcher-pool"');
    expect(witcher).toContain('href="#no-fight"');
    const locals = show('v1.33654.55123.locals', 'en');
    expect(locals).toContain('The locals win');
    expect(locals).toContain('Gold: active −1<');
    expect(locals).toContain('href="#fight-stays-free"');
  });

  it('pays a player alone by the result, with one hand', () => {
    const html = show('v1.44416..solo', 'de');
    expect(html).toContain('Gold: +1');
    expect(html).toContain('Gewinn 2, Einsatz 1');
    expect(html.match(/data-slot/g)).toHaveLength(5);
    expect(show('v1.12346..solo', 'de')).toContain('href="#solo-nothing"');
  });

  it('moves no gold when the game may not be played', () => {
    const html = show('v1.55123.33654.witcher.other-no-gold', 'en');
    expect(html).toContain('No game:');
    expect(html).toContain('href="#witcher-other-no-gold"');
    expect(html).not.toContain('Gold: ');
    expect(html).not.toContain('href="#no-fight"');
    expect(show('v1.55123.33654.locals.other-no-gold', 'en')).not.toContain('No game:');
  });

  it('says that an earlier game with this witcher bars the fight too', () => {
    expect(show('v1...witcher.already-played', 'en')).toContain('href="#no-fight"');
    expect(show('v1...witcher.no-gold', 'en')).not.toContain('href="#no-fight"');
  });

  it('says beside the result that it hinges on a reading, and offers the other one', () => {
    const otherwise = (address: string) => /tool-otherwise.*?<\/button>/s.exec(show(address, 'en'))?.[0];
    const words = DICE_POKER_WORDS.en;
    expect(otherwise('v1.65321.65421')).toContain(words.winner.witcher);
    expect(otherwise('v1.65321.65421')).toContain(
      `${words.tieReadings['all-dice']}</span></button>`.replace('</span>', ''),
    );
    expect(otherwise('v1.65321.65421.witcher.all-dice')).toContain(words.winner.active);
    expect(otherwise('v1.55631.55632')).toBeUndefined();
    expect(otherwise('v1.12346..solo')).toBeUndefined();
    expect(show('v1.12346..solo', 'en')).not.toContain(words.ties);
  });

  it.each(LANGS)('asks for dice while a hand is incomplete (%s)', (lang) => {
    const html = show('v1.55621.5563', lang);
    expect(html).toContain(DICE_POKER_WORDS[lang].prompt.witcher);
    expect(html).not.toContain('<table');
  });

  it('offers no control before its script runs', () => {
    const controls = show('v1.6.', 'en').match(/<(button|input)[^>]*>/g) ?? [];
    expect(controls).toHaveLength(30);
    expect(controls.filter((control) => !control.includes('disabled'))).toEqual([]);
  });

  it('names each die for screen readers', () => {
    const html = show('v1.6.', 'en');
    expect(html).toContain('aria-label="Active player, die 1: 6"');
    expect(html).toContain('aria-label="Challenged player, die 5: not set"');
  });
});

describe('Keeps', () => {
  it('ranks the best choices with keeping all five in sight, and holds the rest back', () => {
    const [best = '', rest = ''] = showKeeps('v1.12356.55641', 'other').split('The other 17 choices');
    expect(best.match(/<tr/g)).toHaveLength(1 + 6 + 1);
    expect(best).toContain('aria-label="Keep 5 5, roll the others"');
    expect(best).toContain('63.2%');
    expect(best).toContain('All five');
    // Drawn when the reader asks for them.
    expect(rest).not.toContain('<tr');
  });

  it('gives a mean to a player alone', () => {
    const html = showKeeps('v1.12366..solo', 'active');
    expect(html).toContain('1.58');
  });
});

describe('BestKeep', () => {
  it.each([
    ['v1.12356.55641', 'active', 'Keep 6: 67.6%, against 0% without a reroll.'],
    ['v1.33333.66666', 'active', 'Roll all five: < 0.1%, against 0% without a reroll.'],
    ['v1.12345.66554', 'active', 'Keep all five: 100%.'],
    ['v1.12366..solo', 'active', 'Keep 6 6: 1.58, against 0.00 without a reroll.'],
  ] as const)('sums %s up', (address, seat, sentence) => {
    const { keeps } = advise(address, seat);
    const html = draw(<BestKeep keeps={keeps} show={showValue(address)} />);
    expect(html.replaceAll('&lt;', '<')).toContain(sentence);
  });
});

describe('FinalRanks', () => {
  it('lists the possible results of the best choice, best first', () => {
    const { ranks } = advise('v1.66665..solo', 'active');
    const html = draw(<FinalRanks ranks={ranks} />);
    expect(html.match(/<tr/g)).toHaveLength(2);
    expect(html.indexOf('Five of a kind')).toBeLessThan(html.indexOf('Four of a kind'));
    expect(html).toContain('16.7%');
  });
});

describe('words of dice poker', () => {
  it('are complete in both languages', () => {
    for (const words of [DICE_POKER_WORDS, ODDS_WORDS]) {
      expect(texts(words.en).length).toBeGreaterThan(5);
      expect(texts(words.de)).toHaveLength(texts(words.en).length);
      expect([...texts(words.en), ...texts(words.de)]).not.toContain('');
    }
  });
});

// Helpers

const LINKS = Object.fromEntries(
  Object.keys(DICE_POKER_CLAUSES).map((reason) => [reason, { href: `#${reason}`, source: 'S. 14' }]),
) as Desk['links'];

function parsed(address: string): Table {
  const { value, error } = readTable(address);
  if (error !== undefined) throw new Error(error);
  return value;
}

const show = (address: string, lang: Lang): string =>
  renderToString(
    <DicePoker
      initial={parsed(address)}
      lang={lang}
      words={DICE_POKER_WORDS[lang]}
      links={LINKS}
      toolBar={wordsIn(lang).toolBar}
    />,
  );

/** The table of steps alone: what may stand against a game has sources of its own. */
const steps = (html: string): string => /<tbody>.*<\/tbody>/s.exec(html)?.[0] ?? '';

function advise(address: string, seat: Seat) {
  const advice = adviseReroll(parsed(address), seat);
  if (advice === undefined) throw new Error(`${address} is incomplete.`);
  return advice;
}

const showValue =
  (address: string) =>
  ({ value }: RatedKeep): string =>
    address.endsWith('solo') ? formatMean(value, 'en') : formatPercent(value, 'en');

/** A part of the tool by itself. */
const draw = (part: ComponentChildren): string => {
  const desk: Desk = {
    words: DICE_POKER_WORDS.en,
    lang: 'en',
    links: LINKS,
    table: parsed('v1..'),
    onChange: () => undefined,
  };
  return renderToString(<DeskContext.Provider value={desk}>{part}</DeskContext.Provider>);
};

const showKeeps = (address: string, seat: Seat): string =>
  draw(
    <Keeps
      keeps={advise(address, seat).keeps}
      valueName="Value"
      show={showValue(address)}
      onKeep={() => undefined}
    />,
  );

const texts = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [value];
