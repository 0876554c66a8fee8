import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { COMPARISON_REASONS } from '../../../src/engine/old-world/dice-poker.ts';
import { parseTable } from '../../../src/engine/old-world/dice-poker-table.ts';
import { LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { DicePoker } from '../../../src/widgets/dice-poker/DicePoker.tsx';
import type { ReasonLinks } from '../../../src/widgets/dice-poker/Verdict.tsx';
import { wordsIn } from '../../../src/i18n/words.ts';
import { DICE_POKER_WORDS } from '../../../src/widgets/dice-poker/words.ts';

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
    expect(show('v1.66112.66331', 'de')).toContain('poker-reading');
    expect(show('v1.55123.33654', 'de')).not.toContain('poker-reading');
  });

  it.each(LANGS)('asks for dice while a hand is incomplete (%s)', (lang) => {
    const html = show('v1.55621.5563', lang);
    expect(html).toContain(DICE_POKER_WORDS[lang].prompt);
    expect(html).not.toContain('<table');
  });

  it('offers no control before its script runs', () => {
    const buttons = show('v1.6.', 'en').match(/<button[^>]*>/g) ?? [];
    expect(buttons).toHaveLength(21);
    expect(buttons.filter((button) => !button.includes('disabled'))).toEqual([]);
  });

  it('names each die for screen readers', () => {
    const html = show('v1.6.', 'en');
    expect(html).toContain('aria-label="Active player, die 1: 6"');
    expect(html).toContain('aria-label="Challenged player, die 5: not set"');
  });
});

// Helpers

const LINKS = Object.fromEntries(
  COMPARISON_REASONS.map((reason) => [reason, { href: `#${reason}`, source: 'S. 14' }]),
) as ReasonLinks;

function show(address: string, lang: Lang): string {
  const table = parseTable(address);
  if (!table.ok) throw new Error(table.error);
  return renderToString(
    <DicePoker
      initial={table.value}
      words={DICE_POKER_WORDS[lang]}
      links={LINKS}
      toolBar={wordsIn(lang).toolBar}
    />,
  );
}
