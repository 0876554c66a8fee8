import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../../../../src/i18n/locales.ts';
import { wordsIn } from '../../../../src/i18n/words.ts';
import type { ClauseLink } from '../../../../src/widgets/kit/clause-links.ts';
import { KEEPING_WORDS } from '../../../../src/widgets/kit/keeping-words.ts';
import { SCORE_WORDS } from '../../../../src/widgets/score/words.ts';
import type { PointsReason } from '../../../../src/widgets/victory-points/reasons.ts';
import { POINTS_CLAUSES, readExample, victoryPoints } from '../../../../src/widgets/victory-points/tool.ts';
import { VictoryPoints } from '../../../../src/widgets/victory-points/VictoryPoints.tsx';
import { POINTS_WORDS } from '../../../../src/widgets/victory-points/words.ts';

const TIE = 'normal.geralt-triss.1m8-1m8-1m8-2m8-2m8-2m8';

describe('VictoryPoints', () => {
  it('says who leads, what came last and which clause it rests on', () => {
    const html = show('normal.geralt~Anna-triss.1s5-1m8-2k1', 'en');
    expect(html).toContain('Anna leads with 13 VP');
    expect(html).toContain('Triss: Monster defeated +1, now 1');
    expect(html).toContain('1 of 3 quest cards');
    expect(html).toContain('href="#side-quest"');
  });

  it('counts 79 and 3 as 82 and shows the space of the marker (EN p. 9)', () => {
    const html = show('normal.geralt-triss.1g79-1g3', 'de');
    expect(html).toContain('Geralt führt mit 82 SP');
    expect(html).toContain('Feld 2');
    expect(html).toContain('href="#goes-round"');
    expect(html).not.toContain('tool-reading');
  });

  it('marks the space of exactly 80 as a reading, and says the other', () => {
    const html = show('normal.geralt-triss.1g79-1g1', 'en');
    expect(html).toContain('tool-reading');
    expect(html).toContain('by another reading on a space 80');
  });

  it('shows what a loss beyond 0 would come to by the other reading', () => {
    const html = show('normal.geralt-triss.1g1-1w-1g5', 'en');
    expect(html).toContain('Geralt: 5 VP, as the rest of a loss is not deducted later');
    expect(html).toContain('By another reading: 4 VP');
  });

  it.each([
    ['en', 'Geralt finishes the turn', 'Then Triss, Yarpen.', 'As it stands, Geralt wins.'],
    ['de', 'Geralt spielt den Zug zu Ende', 'Danach Triss, Yarpen.', 'Nach jetzigem Stand gewinnt Geralt.'],
  ] as const)('goes through the last turns (%s)', (lang, ...texts) => {
    const html = show('normal.geralt-triss-yarpen.1m8-1m8-1m8', lang);
    for (const text of texts) expect(html).toContain(text);
    expect(html).toContain('href="#last-quest"');
    expect(html).not.toContain('href="#most-quests"');
  });

  it('asks the tied alone for leads and gold', () => {
    const html = show(`${TIE}..2`, 'en');
    expect(html).toContain('Tied: enter leads and gold');
    expect(html.match(/score-line/g)).toHaveLength(2);
  });

  it.each([
    ['normal.geralt-triss.1m8-1m8-1m8-2g25..2', 'Triss wins with 25 VP', 'Decided by: Most VP'],
    [
      'normal.geralt-triss.1m8-1m8-1m8-2g24..2',
      'Geralt wins with 24 VP',
      'Decided by: Most completed quest cards',
    ],
    [`${TIE}.12_15.2`, 'Triss wins with 24 VP', 'Decided by: Most leads and gold together'],
    [`${TIE}.12_12.2`, 'Geralt wins with 24 VP', 'Decided by: Earliest last turn'],
  ])('decides %s: %s, %s', (example, verdict, rule) => {
    const html = show(example, 'en');
    expect(html).toContain(verdict);
    expect(html).toContain(rule);
    // Nobody gains anything any more.
    expect(html).not.toContain(POINTS_WORDS.en.why);
  });

  it('calls two players of one name by their heroes, too', () => {
    const html = show('normal.geralt~Bo-triss~Bo', 'de');
    expect(html).toContain('2 Spieler: Bo (Geralt), Bo (Triss)');
  });

  it.each(LANGS)('fills every sentence (%s)', (lang) => {
    const sheets = [
      TIE,
      `${TIE}.1_2.2`,
      'epic.geralt-triss.1m1-1m1-1m1-1m1-1m1',
      'normal.triss-geralt.1u2-2f-1g80',
    ];
    for (const example of sheets) expect(show(example, lang)).not.toMatch(/\{\w+\}/);
  });
});

describe('victoryPoints', () => {
  it('takes the example of an author, and says what is wrong with it', () => {
    expect(victoryPoints.problemIn({ example: 'normal.geralt-triss.1m8' })).toBeUndefined();
    expect(victoryPoints.stateOf({ example: 'normal.geralt-triss.1m8' })).toBe('v1.normal.geralt-triss.1m8');
    expect(victoryPoints.stateOf({})).toBeUndefined();
    expect(victoryPoints.problemIn({ example: 'normal.geralt-triss.1x8' })).toBe(
      '<VictoryPoints example="normal.geralt-triss.1x8" /> cannot be read (wrong-change).',
    );
    expect(victoryPoints.problemIn({ exampel: '' })).toContain('has no attribute "exampel"');
  });
});

// Helpers

function show(example: string, lang: Lang): string {
  return renderToString(
    <VictoryPoints
      initial={readExample(example).value}
      keeps={false}
      words={POINTS_WORDS[lang]}
      score={SCORE_WORDS[lang]}
      toolBar={wordsIn(lang).toolBar}
      keeping={KEEPING_WORDS[lang]}
      links={LINKS}
    />,
  );
}

const LINKS = Object.fromEntries(
  Object.keys(POINTS_CLAUSES).map((reason) => [reason, { href: `#${reason}`, source: 'p. 9' }]),
) as Record<PointsReason, ClauseLink>;
