import fc from 'fast-check';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../../../../src/engine/path-of-destiny/game/game-code.ts';
import { readGame } from '../../../../src/engine/path-of-destiny/game/game-read.ts';
import { LANGS, type Lang } from '../../../../src/i18n/locales.ts';
import { wordsIn } from '../../../../src/i18n/words.ts';
import { Destiny } from '../../../../src/widgets/destiny/Destiny.tsx';
import { experienceSteps } from '../../../../src/widgets/destiny/steps.ts';
import type { ClauseLink } from '../../../../src/widgets/kit/clause-links.ts';
import { KEEPING_WORDS } from '../../../../src/widgets/kit/keeping-words.ts';
import type { PerReason } from '../../../../src/widgets/destiny/reasons.ts';
import { destiny, DESTINY_CLAUSES } from '../../../../src/widgets/destiny/tool.ts';
import { DESTINY_WORDS } from '../../../../src/widgets/destiny/words/words.ts';
import { anyGame } from '../../engine/path-of-destiny/game/any-game.ts';

const TABLE = 'v1.striga.players.geralt-yennefer-ciri';

describe('Destiny', () => {
  it('shows what everybody announces, the place and the deciding clause in the static page', () => {
    const html = show(`${TABLE}.~3-0_1-2_1-2`, 'en');
    expect(html).toContain('announces left');
    expect(html).toContain('Token I: right path');
    expect(html).toContain('Left 1 · right 2 · tie 0');
    expect(html).toContain('href="#majority-of-players"');
    expect(html).not.toContain('href="#tie-among-players"');
  });

  it('gives the playmat a voice with two players only', () => {
    expect(show('v1.striga.players.geralt-ciri.~1-2_3-0_0-1', 'de')).toContain('Spielmatte');
    expect(show(`${TABLE}.~1-2_3-0_0-1`, 'de')).not.toContain('Spielmatte');
  });

  it('counts only the Automa in a solo game', () => {
    const html = show('v1.striga.normal.geralt-ciri.~_3-3', 'en');
    expect(html).toContain('Token I: put aside');
    expect(html).toContain('href="#automa-tie"');
    expect(html).not.toContain('aria-label="Geralt, Left"');
  });

  it('sets a reading apart from print', () => {
    expect(show(`${TABLE}.~2-1_3-3_0-0`, 'de')).toContain('tool-reading');
    expect(show(`${TABLE}.~3-0_1-2_1-2`, 'de')).not.toContain('tool-reading');
  });

  it.each(LANGS)('says who is still to be counted (%s)', (lang) => {
    const html = show(`${TABLE}.~3-0__1-2`, lang);
    expect(html).toContain(DESTINY_WORDS[lang].missing.replace('{names}', 'Yennefer'));
  });

  it('calls players by the names they gave, with the mark of their colour', () => {
    const html = show('v1.striga.players.geralt~Anna~red-ciri~Bo-letho.~3-0_1-2_', 'de');
    expect(html).toContain('aria-label="Anna, Links"');
    expect(html).toContain('aria-label="Rot"');
    expect(html).toContain('Noch zu zählen: Letho');
    expect(html).toContain('3 Spieler: Anna, Bo, Letho');
  });

  it('tells two players of the same name apart by their characters', () => {
    const html = show('v1.striga.players.geralt~Bo-ciri~Bo-letho~Ciri', 'en');
    expect(html).toContain('3 players: Bo (Geralt), Bo (Ciri), Ciri');
    expect(show('v1.striga.players.geralt~Ciri-ciri', 'en')).toContain('2 players: Ciri (Geralt), Ciri');
  });

  it('lets the table choose how ties count, where it changes the result', () => {
    const tie = `${TABLE}.~2-1_3-3_0-0`;
    expect(show(tie, 'en')).toContain('What does an announced tie do?');
    expect(show(tie, 'en')).toContain('By another reading: Token I: put aside.');
    expect(show(`${tie}....ties-count`, 'en')).toContain('Token I: put aside');
    expect(show(`${TABLE}.~3-0_1-2_1-2`, 'en')).not.toContain('What does an announced tie do?');
  });

  it('checks Extra Effort in its tale only', () => {
    const cards = '~~~~~~~~rg~y-r-g';
    expect(show(`v1.the-edge-of-the-world.players.geralt-ciri.${cards}`, 'en')).toContain('Extra Effort');
    expect(show(`${TABLE}.${cards}`, 'en')).not.toContain('Extra Effort');
  });

  it('opens the last turn of which something is entered', () => {
    expect(show(`${TABLE}.~3-0_1-2_1-2~3-0_1-2_2-1`, 'en')).toContain('Token II: left path');
  });

  it('offers no control before its script runs', () => {
    const controls = show(TABLE, 'en').match(/<(button|input|select)[^>]*>/g) ?? [];
    expect(controls.length).toBeGreaterThan(20);
    expect(controls.filter((control) => !control.includes('disabled'))).toEqual([]);
  });

  it('shows any game', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom(...LANGS), (game, lang) => {
        expect(show(makeGame(game), lang)).toContain('tool-result');
      }),
      { numRuns: 50 },
    );
  });
});

describe('destiny.stateOf', () => {
  it('is the address of the example that an author has filled in', () => {
    const example = 'striga.players.geralt-ciri.~1-2_3-0_0-1';
    const address = destiny.stateOf({ example });
    expect(address).toBe(makeGame(readGame(`v1.${example}`).value));
    expect(readGame(address ?? '').error).toBeUndefined();
    expect(destiny.stateOf({})).toBeUndefined();
  });
});

describe('experienceSteps', () => {
  it('says once what two moves do alike, and twice what is printed here and read there', () => {
    const speech = { words: DESTINY_WORDS.en, links: LINKS };
    const moves = (['print', 'print', 'reading'] as const).map((basis) => ({
      reason: 'regular-marker-moves' as const,
      basis,
    }));
    expect(experienceSteps(speech, moves, false).map(({ text }) => text)).toEqual([
      'The regular marker moves on',
      'After a loss the regular marker catches up first',
    ]);
  });
});

describe('DESTINY_WORDS', () => {
  it('have the same marks for values in both languages', () => {
    const marks = (lang: Lang) =>
      flatten(DESTINY_WORDS[lang]).map(([path, text]) => [path, (text.match(/\{\w+\}/g) ?? []).toSorted()]);
    expect(marks('en').length).toBeGreaterThan(100);
    expect(marks('de')).toEqual(marks('en'));
  });
});

// Helpers

const LINKS = Object.fromEntries(
  Object.entries(DESTINY_CLAUSES).map(([group, clauses]) => [
    group,
    Object.fromEntries(
      Object.keys(clauses).map((reason) => [reason, { href: `#${reason}`, source: 'S. 16' }]),
    ),
  ]),
) as PerReason<ClauseLink>;

function show(address: string, lang: Lang): string {
  const { value, error } = readGame(address);
  if (error !== undefined) throw new Error(`${address}: ${error}`);
  return renderToString(
    <Destiny
      initial={value}
      keeps={false}
      words={DESTINY_WORDS[lang]}
      links={LINKS}
      toolBar={wordsIn(lang).toolBar}
      keeping={KEEPING_WORDS[lang]}
    />,
  );
}

/** All texts with the path that leads to them. */
function flatten(words: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as const]
      : flatten(value as object, `${path}${key}.`),
  );
}
