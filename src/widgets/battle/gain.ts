import type { Chance } from '../../engine/odds.ts';
import type { Lang } from '../../i18n/locales.ts';

/** How much better the first chance is, in percentage points with their sign: "+12.3". */
export function formatGain(now: Chance, before: Chance, lang: Lang): string {
  const points = (now.ways / now.total - before.ways / before.total) * 100;
  const figure = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const shown = figure.format(Math.abs(points));
  if (shown === figure.format(0)) return '±0';
  return `${points > 0 ? '+' : '−'}${shown}`;
}
