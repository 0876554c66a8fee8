import type { Chance } from '../../engine/odds.ts';
import type { Lang } from '../../i18n/locales.ts';

/**
 * A chance in percent with one decimal. What can happen never reads as 0 %, and only what is certain as 100 %.
 *
 * @example formatPercent({ ways: 3600, total: 7776 }, 'de') // => '46,3 %'
 */
export function formatPercent({ ways, total }: Chance, lang: Lang): string {
  const certain = ways === 0 || ways === total;
  const percent = (share: number): string =>
    formatter(lang, certain ? 'whole-percent' : 'percent').format(share);
  const share = ways / total;
  if (certain) return percent(share);
  if (share < 0.001) return `< ${percent(0.001)}`;
  return share > 0.999 ? `> ${percent(0.999)}` : percent(share);
}

/** A mean such as 2.1 gold, with two decimals. */
export const formatMean = ({ ways, total }: Chance, lang: Lang): string =>
  formatter(lang, 'mean').format(ways / total);

export const formatCount = (count: number, lang: Lang): string => formatter(lang, 'count').format(count);

/** The exact value: "73 / 108". */
export const formatFraction = ({ ways, total }: Chance, lang: Lang): string =>
  `${formatCount(ways, lang)} / ${formatCount(total, lang)}`;

/** A change with its sign: +2, −1, ±0. */
export const formatChange = (change: number): string =>
  change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`;

/** How much better the first chance is, in percentage points with their sign: "+12.3". */
export function formatGain(now: Chance, before: Chance, lang: Lang): string {
  const points = (now.ways / now.total - before.ways / before.total) * 100;
  const show = (value: number): string => formatter(lang, 'points').format(value);
  const shown = show(Math.abs(points));
  if (shown === show(0)) return '±0';
  return `${points > 0 ? '+' : '−'}${shown}`;
}

const FORMATS = {
  count: {},
  points: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  mean: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  percent: { style: 'percent', minimumFractionDigits: 1 },
  'whole-percent': { style: 'percent' },
} as const satisfies Readonly<Record<string, Intl.NumberFormatOptions>>;

const formatters = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than a whole list of odds; each is made once. */
function formatter(lang: Lang, format: keyof typeof FORMATS): Intl.NumberFormat {
  const key = `${lang} ${format}`;
  const found = formatters.get(key) ?? new Intl.NumberFormat(lang, FORMATS[format]);
  formatters.set(key, found);
  return found;
}
