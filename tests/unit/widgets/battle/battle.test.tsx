import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../../src/engine/adventure-game/battle/battle-sheet-code.ts';
import { LANGS, type Lang } from '../../../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../../../src/i18n/words.ts';
import { Battle } from '../../../../src/widgets/battle/Battle.tsx';
import { BATTLE_CLAUSES, ENEMY_CLAUSES } from '../../../../src/widgets/battle/tool.ts';
import { type Desk, openingView } from '../../../../src/widgets/battle/desk.ts';
import { BATTLE_WORDS } from '../../../../src/widgets/battle/words/words.ts';

const FLATTERER = 'v1.ssshdw.monster.s4h2.sword-to-shield.w1-s2-1';

describe('openingView', () => {
  it.each([
    ['a roll', FLATTERER, false, 'rolled'],
    ['a roll beside dice', FLATTERER, true, 'rolled'],
    ['a roll beside wounds', 'v1.s.monster.s1.none_both_yarpen_0-1-0_0-0', false, 'rolled'],
    ['nothing', 'v1..monster..none', false, 'rolled'],
    ['an enemy', 'v1..monster.s4h2.none', false, 'rolled'],
    ['dice alone', 'v1..monster..none', true, 'dice'],
    ['dice and an enemy', 'v1..monster.h2.none', true, 'before'],
    ['a hero', 'v1..monster..none_both_triss_0-0-0_0-0', false, 'before'],
    ['blows', 'v1..monster.h2.none_both_geralt_0-1-0_0-0', false, 'wounds'],
    ['a wounded hero', 'v1..monster..none_both_yarpen_0-0-0_0-1', false, 'wounds'],
  ] as const)('leads to where it makes sense with %s', (_, address, holdsDice, view) => {
    expect(openingView(readSheet(address).value, holdsDice)).toBe(view);
  });
});

describe('Battle', () => {
  it.each(LANGS)('shows the worked battle with every step and its clause in the static page (%s)', (lang) => {
    const html = show(FLATTERER, lang);
    const words = BATTLE_WORDS[lang];
    expect(html).toContain(`${words.headlines.won} · ${words.decided.defeated}`);
    for (const reason of [
      'total',
      'igni',
      'dodge-rule',
      'attack-succeeds',
      'defence-succeeds',
      'monster-defeated',
    ])
      expect(html).toContain(`href="#${reason}"`);
    expect(html).not.toContain('href="#for-each-short"');
    expect(figures(html)).toEqual(['31101', '51100', '42000']);
  });

  it('sets a reading apart from print', () => {
    const readings = (address: string) => show(address, 'en').split('class="tool-reading"').length - 1;
    // The dodge rule and Igni are always marked; steps that used them, too, and what would come out otherwise.
    expect(readings(FLATTERER)).toBe(6);
    expect(readings('v1.sh.monster.s1h1.sword-to-shield')).toBe(1);
  });

  it.each(LANGS)('says where the outcome hinges on a reading, with the other outcome (%s)', (lang) => {
    const words = BATTLE_WORDS[lang];
    // Dodge and shield, sword and double shield, sword, blank against a card of 3 / 2.
    const html = show('v1.DXs0.card.s3h2.sword-to-shield', lang);
    expect(html).toContain(words.headlines['defence-only']);
    expect(html).toContain(words.hinges.dodge);
    expect(html).toContain(fill(wordsIn(lang).toolBar.otherReading, { result: words.headlines.won }));
    expect(show('v1.ss.monster.s2.sword-to-shield', lang)).not.toContain(words.hinges.dodge);
  });

  it.each(LANGS)(
    'tells won from lost in every case, and points out a sign that would turn it (%s)',
    (lang) => {
      const words = BATTLE_WORDS[lang];
      expect(show('v1.ss.card.s2h1.none', lang)).toContain(`>${words.headlines['attack-only']}<`);
      expect(show('v1.s.card.s2h1.none', lang)).toContain(`>${words.headlines.lost}<`);
      expect(show('v1.s.main-quest.s2h1.none', lang)).toContain(
        `>${words.headlines.lost} · ${words.decided.quest}<`,
      );
      expect(show('v1.sshw.card.s4h1.none', lang)).toContain(
        fill(words.hints.igni, { kind: words.igniReadings.sword, result: words.headlines.won }),
      );
    },
  );

  it('counts a penalty for each missing shield: the Striga', () => {
    const html = show('v1.hhh.monster.h5.sword-to-shield_both_geralt_0-1-0_0-0', 'en');
    expect(html).toContain('Defense: 2 short');
    expect(html).toContain('× 2');
  });

  it.each(LANGS)('asks for dice and a stat before it judges (%s)', (lang) => {
    for (const address of ['v1..monster.s4.none', 'v1.s.monster..none']) {
      const html = show(address, lang);
      expect(html).toContain(BATTLE_WORDS[lang].prompt);
      expect(html).not.toContain('<table');
    }
  });

  it('offers no control before its script runs', () => {
    const buttons = show(FLATTERER, 'en').match(/<button[^>]*>/g) ?? [];
    expect(buttons.length).toBeGreaterThan(30);
    expect(buttons.filter((button) => !button.includes('disabled'))).toEqual([]);
  });

  it('marks what only one preview reports', () => {
    expect(show(FLATTERER, 'en')).toContain('One report only, no book');
    expect(show(FLATTERER, 'de')).toContain('Nur aus einem Bericht, aus keinem Heft');
  });
});

// Helpers

const link = <Name extends string>(clauses: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.keys(clauses).map((name) => [name, { href: `#${name}`, source: 'p. 2' }]),
  ) as Record<Name, { href: string; source: string }>;
const LINKS: Desk['links'] = link(BATTLE_CLAUSES);
const ENEMY_LINKS: Desk['enemyLinks'] = link(ENEMY_CLAUSES);

/** The rows of the spending table: "31101" for 3 swords, 1 shield, 1 dodge, no ritual, 1 sign. */
const figures = (html: string): string[] =>
  Array.from(html.matchAll(/<\/th>((?:<td data-none="(?:true|false)">\d+<\/td>){5})/g), ([, cells = '']) =>
    Array.from(cells.matchAll(/>(\d+)</g), ([, figure]) => figure).join(''),
  );

function show(address: string, lang: Lang): string {
  const { value, error } = readSheet(address);
  expect(error).toBeUndefined();
  return renderToString(
    <Battle
      initial={value}
      words={BATTLE_WORDS[lang]}
      links={LINKS}
      enemyLinks={ENEMY_LINKS}
      toolBar={wordsIn(lang).toolBar}
      lang={lang}
    />,
  );
}
