import type { Chance } from '../engine/odds.ts';
import type { Lang } from '../i18n/locales.ts';

/**
 * A chance in percent with one decimal. What can happen never reads as 0 %, and only what is certain as 100 %.
 *
 * @example formatPercent({ ways: 3600, total: 7776 }, 'de') // => '46,3 %'
 */
export function formatPercent({ ways, total }: Chance, lang: Lang): string {
  const certain = ways === 0 || ways === total;
  const percent = (share: number): string =>
    new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: certain ? 0 : 1 }).format(share);
  const share = ways / total;
  if (certain) return percent(share);
  if (share < 0.001) return `< ${percent(0.001)}`;
  return share > 0.999 ? `> ${percent(0.999)}` : percent(share);
}

/** A mean such as 2.1 gold, with two decimals. */
export const formatMean = ({ ways, total }: Chance, lang: Lang): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(ways / total);

export const formatCount = (count: number, lang: Lang): string => new Intl.NumberFormat(lang).format(count);

/** The exact value: "73 / 108". */
export const formatFraction = ({ ways, total }: Chance, lang: Lang): string =>
  `${formatCount(ways, lang)} / ${formatCount(total, lang)}`;

/** A change with its sign: +2, −1, ±0. */
export const formatChange = (change: number): string =>
  change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
