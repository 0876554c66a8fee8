import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../../../../src/i18n/locales.ts';
import { wordsIn } from '../../../../src/i18n/words.ts';
import type { ClauseLink } from '../../../../src/widgets/kit/clause-links.ts';
import { KEEPING_WORDS } from '../../../../src/widgets/kit/keeping-words.ts';
import { SCORE_WORDS } from '../../../../src/widgets/score/words.ts';
import type { TrophiesReason } from '../../../../src/widgets/trophies/reasons.ts';
import { readExample, trophies, TROPHIES_CLAUSES } from '../../../../src/widgets/trophies/tool.ts';
import { Trophies } from '../../../../src/widgets/trophies/Trophies.tsx';
import { TROPHIES_WORDS } from '../../../../src/widgets/trophies/words.ts';

describe('Trophies', () => {
  it('says who leads, and the fatigue of the first trophy as the book prints it (p. 29)', () => {
    const html = show('wolf~Anna-bear.1m', 'en');
    expect(html).toContain('Anna leads: 1 of 4');
    expect(html).toContain('Anna: Monster, space 1. Fatigue 1: trash exactly as many cards.');
    expect(html).toContain('Space 1 of 4');
    expect(html).toContain('href="#suffer-fatigue"');
  });

  it('leaves fatigue to the board, until its values are entered', () => {
    expect(show('wolf-bear.1m-1m', 'de')).toContain('Erschöpfung laut Spielplan.');
    expect(show('wolf-bear.1m-1m.2', 'de')).toContain('Erschöpfung 2: genau so viele Karten entfernen.');
  });

  it('sorts trophies by kind', () => {
    expect(show('wolf-bear.1m-1m-1w2', 'en')).toContain('Monster\u00a02 · Witcher\u00a01');
  });

  it('says before the fight that the next trophy wins, and only from a fight (p. 15, 29)', () => {
    const html = show('wolf-bear.1m-1m-1m', 'en');
    expect(html).toContain('Wolf: the next trophy from a fight wins at once; one from meditating does not');
    expect(show('wolf-bear.1m-1m', 'en')).not.toContain('href="#one-short"');
  });

  it('lets nobody win by meditating, and marks what counts then as a reading (p. 15)', () => {
    const html = show('wolf-bear.1m-1m-1m-1ac', 'en');
    expect(html).toContain('Wolf leads: 3 of 4');
    expect(html).toContain('stays on space 3. No fatigue.');
    expect(html).toContain('tool-reading');
  });

  it.each([
    ['en', 'Bear wins'],
    ['de', 'Bär gewinnt'],
  ] as const)('names the winner, and then offers no trophy (%s)', (lang, verdict) => {
    const html = show('wolf-bear.2m-2m-2w1-2m', lang);
    expect(html).toContain(verdict);
    expect(html).toContain('href="#top-space-wins"');
    expect(html).not.toContain(TROPHIES_WORDS[lang].monsterKey);
  });

  it('says why something cannot be gained', () => {
    const html = show('wolf-bear-cat.1w2-1ac', 'en');
    expect(html).toContain('href="#witcher-trophy-owned"');
    expect(html).toContain('Combat: No attribute trophy twice');
    expect(show('wolf-bear-cat', 'en')).not.toContain('href="#trophy-owned"');
  });

  it('bars the last monster of a solo game before the attribute trophy (p. 33)', () => {
    const html = show('wolf.1m-1m..5', 'en');
    expect(html).toContain('href="#attribute-trophy-first"');
    expect(html).toContain('By another reading it may be fought, not defeated');
    expect(html).toContain('Monster defeated: The last monster may not');
    expect(html).not.toContain('href="#attacker-only"');
  });

  it.each([
    [6, 'a living legend', 'eine lebende Legende'],
    [8, 'on the way to becoming a legend', 'auf dem Weg zur Legende'],
    [10, 'a professional', 'ein Profi'],
    [12, 'reliable', 'verlässlich'],
    [13, 'not bad, for a greenhorn', 'nicht schlecht – für einen Grünschnabel'],
  ])('rates a solo game won in %i turns: %s (p. 34)', (turns, en, de) => {
    const won = `wolf.1m-1ac-1m-1m..${turns}`;
    expect(show(won, 'en')).toContain(`Won in ${turns} turns: ${en}`);
    expect(show(won, 'de')).toContain(`Gewonnen in ${turns} Zügen: ${de}`);
  });

  it.each(LANGS)('fills every sentence (%s)', (lang) => {
    for (const example of [
      'wolf',
      'wolf.1m-1ac',
      'wolf-bear',
      'bear-wolf.1m-1m-2w1-1ac-1m',
      'wolf-bear.1m-1m.2',
    ])
      expect(show(example, lang)).not.toMatch(/\{\w+\}/);
  });
});

describe('trophies', () => {
  it('takes the example of an author, and says what is wrong with it', () => {
    expect(trophies.problemIn({ example: 'wolf-bear.1m' })).toBeUndefined();
    expect(trophies.stateOf({ example: 'wolf-bear.1m' })).toBe('v1.wolf-bear.1m');
    expect(trophies.stateOf({})).toBeUndefined();
    expect(trophies.problemIn({ example: 'wolf-bear.1w1' })).toBe(
      '<Trophies example="wolf-bear.1w1" /> cannot be read (wrong-trophy).',
    );
    expect(trophies.problemIn({ exampel: '' })).toContain('has no attribute "exampel"');
  });
});

// Helpers

function show(example: string, lang: Lang): string {
  return renderToString(
    <Trophies
      initial={readExample(example).value}
      keeps={false}
      words={TROPHIES_WORDS[lang]}
      score={SCORE_WORDS[lang]}
      toolBar={wordsIn(lang).toolBar}
      keeping={KEEPING_WORDS[lang]}
      links={LINKS}
    />,
  );
}

const LINKS = Object.fromEntries(
  Object.keys(TROPHIES_CLAUSES).map((reason) => [reason, { href: `#${reason}`, source: 'p. 29' }]),
) as Record<TrophiesReason, ClauseLink>;
