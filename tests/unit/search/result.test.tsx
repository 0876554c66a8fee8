import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../src/i18n/words.ts';
import type { Unit } from '../../../src/search/item.ts';
import type { Meant } from '../../../src/search/lookup.ts';
import { Result, type Size } from '../../../src/search/Result.tsx';
import type { SearchSettings } from '../../../src/search/settings.ts';
import { item, POKER } from '../../support/search.ts';

const [ANSWER, STAKE, TIES, NO_GOLD] = POKER.units as readonly [Unit, Unit, Unit, Unit];

describe('Result', () => {
  it('shows what answers with its source, then what else is shown of it', () => {
    expect(unitsIn(show('answer', NO_GOLD, [ANSWER, TIES]))).toEqual([
      'poker#no-gold',
      'poker#',
      'poker#ties',
    ]);
    expect(show('answer', NO_GOLD, [TIES])).toContain('Rulebook p. 13');
  });

  it('leads to the unit, and names the other language’s title only to who asked by it', () => {
    expect(show('answer', TIES)).toContain('href="/poker/#ties"');
    expect(show('answer', ANSWER)).toContain('href="/poker/"');
    expect(show('answer', TIES)).not.toContain('Würfelpoker');
    expect(show('answer', TIES, undefined, new Map([['wurfelpok', 'said']]))).toContain('Würfelpoker');
  });

  it('says that the books differ about what it shows, and of a page that it is one', () => {
    const { differs, page } = wordsIn('en').search.labels;
    expect(show('answer', { ...TIES, differs: true })).toContain(differs);
    expect(show('answer', TIES)).not.toContain(differs);
    const terms = { ...item('terms', 'Terms', 'Begriffe', { answer: 'All words.' }), kind: 'page' as const };
    expect(render('answer', terms, terms.units[0])).toContain(page);
  });

  it('marks what was said and what means the same', () => {
    const html = show('answer', STAKE, undefined, new Map([['gold', 'said'], ['pai', 'alike']])); // prettier-ignore
    expect(html).toContain('<mark class="said">gold.</mark>');
    expect(html).toContain('<mark class="alike">pay</mark>');
  });

  it('shows tables as rows with the names of their columns, and draws dice', () => {
    const tables = [{ head: ['Rank', 'Dice'], rows: [['Pair', '5 5']] }];
    const ranks = item('ranks', 'Ranks', 'Rangfolge', {
      units: [{ id: 'order', kind: 'rule', text: 'From worst to best:', tables }],
    });
    const html = render('answer', ranks, ranks.units[1]!);
    expect(html).toContain('<b>Pair</b>');
    expect(html).toContain('<i>Dice: </i>');
    expect(html).toContain('role="img" aria-label="5 5"');
  });
});

// Helpers

const SETTINGS = { lang: 'en', ui: wordsIn('en').search, games: [] } as unknown as SearchSettings;

const show = (size: Size, unit: Unit, more: readonly Unit[] = [], meant: Meant = new Map()): string =>
  render(size, POKER, unit, more, meant);

const render = (
  size: Size,
  found: typeof POKER,
  unit: Unit,
  more: readonly Unit[] = [],
  meant: Meant = new Map(),
): string =>
  renderToString(
    <Result
      hit={{ item: found, unit }}
      more={more}
      size={size}
      meant={meant}
      id="x"
      selected={false}
      showsGame={false}
      settings={SETTINGS}
      onFollow={() => undefined}
    />,
  );

const unitsIn = (html: string): string[] =>
  [...html.matchAll(/data-unit="([^"]*)"/g)].map(([, unit]) => unit ?? '');
