import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { readFightTable } from '../../../../src/engine/old-world/fight-table/fight-table-code.ts';
import { runFight } from '../../../../src/engine/old-world/fight/monster-fight.ts';
import { LANGS, type Lang } from '../../../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../../../src/i18n/words.ts';
import { AfterMonster } from '../../../../src/widgets/fight/after/AfterMonster.tsx';
import { type Desk, DeskContext } from '../../../../src/widgets/fight/desk.ts';
import { DuelPart } from '../../../../src/widgets/fight/DuelPart.tsx';
import { Fight } from '../../../../src/widgets/fight/Fight.tsx';
import { FIGHT_TOOL_CLAUSES } from '../../../../src/widgets/fight/tool.ts';
import { MonsterTurn } from '../../../../src/widgets/fight/monster/MonsterTurn.tsx';
import { pickPlace } from '../../../../src/widgets/fight/monster/pick-place.ts';
import { FIGHT_WORDS } from '../../../../src/widgets/fight/words/words.ts';
import { KitContext } from '../../../../src/widgets/kit/kit.ts';
import { library } from '../../../support/library.ts';

const { monsters } = library.game('old-world');
const en = FIGHT_WORDS.en;
const { applied, 'by-hand': byHand } = en.abilityNow;
const colours = (...names: readonly string[]) => names.map((name) => `>${name}</button>`);
const change = (name: string, from: number, to: number) =>
  `${name} <b>${fill(FIGHT_WORDS.en.change, { from, to })}</b>`;

/** Each ability in a state of a fight in which it matters, and in one in which it does not. A witcher with 3 of nearly all. */
const ABILITIES: Readonly<
  Record<string, { trail: boolean; events: string; shows: readonly string[]; not?: [string, string] }>
> = {
  arachas: { trail: true, events: 'mG0', shows: [change('Hand', 3, 2)] },
  foglet: { trail: false, events: 'mG0', shows: [applied], not: ['r0', applied] },
  'drowners-nest': { trail: true, events: 'mG0', shows: [change('Deck', 12, 11)] },
  barghest: { trail: true, events: 'mG0', shows: [change('Shield', 3, 2)] },
  'nekkers-nest': {
    trail: true,
    events: 'mG0',
    shows: [applied, ...colours('Green')],
    not: ['cN1_d', applied],
  },
  rotfiend: { trail: true, events: 'mG0', shows: [] },
  archespore: { trail: true, events: 'mG0', shows: [change('Potions', 2, 1)] },
  harpy: { trail: true, events: 'cN1', shows: [applied, en.draw.none], not: ['cN1_d_ab_r0', applied] },
  ekimmara: { trail: false, events: 'mG0', shows: [change('Hand', 3, 2)] },
  'ghouls-nest': { trail: true, events: 'mG0', shows: [applied], not: ['cN1_d_ab_r0', applied] },
  fiend: { trail: true, events: 'mG0', shows: [byHand], not: ['cN1', byHand] },
  'grave-hag': { trail: false, events: 'mG0', shows: [applied], not: ['ab_r0', applied] },
  werewolf: { trail: true, events: 'mG0', shows: [change('Shield', 3, 1)] },
  weavess: { trail: true, events: 'mG0', shows: [applied, change('Defense', 3, 2), change('Shield', 3, 2)] },
  manticore: { trail: false, events: 'mG0', shows: [applied], not: ['ab_r0', applied] },
  noonwraith: { trail: true, events: 'mG0', shows: [applied], not: ['cN1', applied] },
  nightwraith: { trail: true, events: 'mG0', shows: [byHand], not: ['cN1_d_ab_r0', byHand] },
  penitent: { trail: false, events: 'ab_r0', shows: [applied], not: ['mG0', applied] },
  griffin: {
    trail: true,
    events: 'cN1',
    shows: [applied, fill(en.draw.key, { count: 2 })],
    not: ['cN1_d', applied],
  },
  wyvern: { trail: false, events: 'mG0', shows: [applied], not: ['ab_r0', applied] },
  whispess: { trail: true, events: 'mG0', shows: [applied, ...colours('Yellow')], not: ['cN1', applied] },
  'water-hag': {
    trail: true,
    events: 'p',
    shows: [applied, en.forbidden['no-potion-left-this-fight']],
    not: ['cN1', applied],
  },
  bruxa: { trail: true, events: 'cN1D15_d', shows: [applied], not: ['cN1_d', applied] },
  brewess: {
    trail: true,
    events: 'mG0',
    shows: [applied, ...colours('Green', 'Yellow')],
    not: ['cN1', applied],
  },
  striga: { trail: true, events: 'mG0', shows: [change('Shield', 3, 0)] },
  glustyworp: { trail: true, events: 'mG0', shows: [applied], not: ['cN1_d_ab_r0', applied] },
  yghern: { trail: true, events: 'mG0', shows: [applied, ...colours('Blue')], not: ['cN1', applied] },
  leshen: { trail: true, events: 'mG0', shows: [applied, change('Defense', 3, 2)] },
  troll: { trail: false, events: 'mG0', shows: [applied], not: ['ab_r0', applied] },
};

describe('the ability of', () => {
  it.each(monsters.map(({ id }) => id))('%s stands in sight, and is told at its moment', (id) => {
    const ability = ABILITIES[id]!;
    const html = show(address(id, ability.trail, ability.events));
    expect(html).toContain(escaped(monsters.find((monster) => monster.id === id)!.ability.en));
    for (const text of ability.shows) expect(html).toContain(text);
    if (ability.not === undefined) return;
    const [events, text] = ability.not;
    expect(show(address(id, ability.trail || events.startsWith('cN1'), events))).not.toContain(text);
  });
});

describe('Fight', () => {
  it.each(LANGS)('tells the last step with clauses, and how it ended (%s)', (lang) => {
    const html = show(address('archespore', true, 'cN2D3_d_ab_hD5_cN1D9'), lang);
    for (const clause of ['damage#monster', 'defeating-a-monster#when'])
      expect(html).toContain(`href="#${clause}"`);
    expect(html).toContain(FIGHT_WORDS[lang].standing.ends.defeated);
    expect(html).not.toContain('href=""');
  });

  it('names a reading as one', () => {
    const lowered = show(address('troll', true, 'cN1_d_ab_hL2'));
    expect(lowered).toContain('data-kind="reading">The lower level counts at once');
  });

  it('names who chooses the attack: one after the other counter-clockwise, or the die', () => {
    expect(showMonster(address('troll', true, 'cN1_d'))).toContain(en.chooser.controller);
    const third = 'm~v1.troll.3-19-4t.-3323-3-12-3-2.0.cN1_d_ab_h_cN1_d';
    expect(showMonster(third)).toContain(fill(en.chooser.next, { number: 2 }));
    expect(showMonster('m~v1.troll.3-19-1t.-3323-3-12-3-2.0.cN1_d')).toContain(en.chooser.roll);
    expect(showMonster(address('foglet', false, 'mG0'))).toContain(en.reveal.worseHalf);
  });

  it('asks each school for the numbers of its specialty, at its moment', () => {
    const own = (school: string, events: string) => show(`m~v1..1-12-2t.${school}-3333-0-12-4-0.0.${events}`);
    expect(own('bear', 'mG0')).toContain(en.specialty.choice['triggers-by-itself']);
    expect(own('bear', 'sW1X1')).not.toContain(fill(en.specialty.use, { name: en.specialties.bear }));
    expect(own('cat', 'mG0')).toContain(fill(en.specialty.use, { name: en.specialties.cat }));
    expect(own('cat', 'cN1_d_ab_h')).toContain(en.specialty.obstacles['not-first-fight-turn']);
    expect(own('griffin', 'mG0')).toContain(en.specialty.steps['take-top-discard']);
    expect(own('wolf', 'mG0')).toContain(en.specialty.obstacles['combo-below-3']);
    expect(own('viper', 'mG0')).toContain(en.specialty.obstacles['opponent-discarded-nothing']);
  });
});

describe('what follows', () => {
  it.each(LANGS)('a defeated monster, with clauses, and its ability where it speaks of that (%s)', (lang) => {
    const words = FIGHT_WORDS[lang];
    const html = showAfter(address('rotfiend', true, 'cN1D11'), lang);
    expect(html).toContain('href="#trophies#steps"');
    expect(html).toContain(words.abilityNow['by-hand']);
    expect(html).toContain(fill(words.after.reasons['ability-draw'], { amount: 1 }));
  });

  it('a driven-away monster or a complete defeat is something else', () => {
    const lost = (life: number) => `m~v1..2-${life}-2.-1111-0-1-1-0.0.ab_hD9`;
    expect(show(lost(2))).toContain(en.standing.ends['driven-away']);
    expect(showAfter(lost(2))).toContain(fill(en.after.reasons['same-level'], { level: 'II' }));
    expect(show(lost(3))).toContain(en.standing.ends['complete-defeat']);
    expect(showAfter(lost(3))).toContain(en.after.tokenLeft);
    expect(showAfter(lost(3))).toContain(en.after.reasons['trail-token']);
  });

  it('brings no new monster in solo', () => {
    const html = showAfter('m~v1..2-3-1t.-1111-0-1-1-0.0.cN1D3');
    expect(html).toContain(en.after.reasons['solo-no-new-monster']);
  });

  it('pays the wagers on two witchers', () => {
    const { value: table } = read('w~v1.wolf-3333-3-9-3-0.bear-2222-0-2-1-0.cN3D3U1Y2~402-2-ad-');
    if (table.kind !== 'witcher') throw new Error('It is a fight between witchers.');
    const html = renderToString(
      onDesk(
        'en',
        <DuelPart table={table} view="fight" onBegin={nothing} onReset={nothing} setState={nothing} />,
      ),
    );
    expect(html).toContain(en.standing.wins.attacker);
    expect(html).toContain(fill(en.after.wager, { number: 1, gold: 3 }));
    expect(html).toContain(fill(en.after.wagerLost, { number: 2 }));
    expect(html).toContain('href="#school-specialties#wolf"');
  });
});

describe('pickPlace', () => {
  it('picks every place', () => {
    const picked = new Set(Array.from({ length: 400 }, () => pickPlace(6)));
    expect([...picked].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

// Helpers

function address(id: string, trail: boolean, events: string): string {
  const { level, life } = monsters.find((monster) => monster.id === id)!;
  return `m~v1.${id}.${level}-${life}-2${trail ? 't' : ''}a.-3323-3-12-3-2.0.${events}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

const nothing = () => undefined;
const read = (state: string) =>
  readFightTable(state, (name) => monsters.find(({ id }) => id === name)?.effect);

function desk(lang: Lang): Omit<Desk, 'owns'> {
  return {
    lang,
    words: FIGHT_WORDS[lang],
    links: Object.fromEntries(
      Object.values(FIGHT_TOOL_CLAUSES).map((clause) => [clause, { href: `#${clause}`, source: clause }]),
    ),
    bestiary: '/bestiary/',
    monsters: monsters.map((monster) => ({
      ...monster,
      name: monster.name[lang],
      ability: monster.ability[lang],
    })),
  };
}

const show = (state: string, lang: Lang = 'en') =>
  renderToString(<Fight initial={state} toolBar={wordsIn(lang).toolBar} {...desk(lang)} />);

const onDesk = (lang: Lang, part: JSX.Element) => (
  <DeskContext.Provider value={{ ...desk(lang), owns: {} }}>
    <KitContext.Provider value={{ words: wordsIn(lang).toolBar, ready: true }}>{part}</KitContext.Provider>
  </DeskContext.Provider>
);

/** It is loaded once a fight is over, and not in the static page. */
function showAfter(state: string, lang: Lang = 'en'): string {
  const { value: table } = read(state);
  if (table.kind !== 'monster') throw new Error('It is a fight against a monster.');
  const run = runFight(table.fight.setUp, table.fight.events);
  return renderToString(
    onDesk(lang, <AfterMonster table={table} run={run} onChange={nothing} onReset={nothing} />),
  );
}

/** The monster's turn is loaded when it comes, too. */
function showMonster(state: string): string {
  const { value: table } = read(state);
  if (table.kind !== 'monster') throw new Error('It is a fight against a monster.');
  const { setUp, events } = table.fight;
  return renderToString(
    onDesk(
      'en',
      <MonsterTurn
        setUp={setUp}
        state={runFight(setUp, events).state}
        draws={false}
        onDraws={nothing}
        onEvent={nothing}
      />,
    ),
  );
}
