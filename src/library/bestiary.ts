import type { Lang } from '../i18n/locales.ts';
import { fill, wordsIn } from '../i18n/words.ts';
import { describeSources } from './citation.ts';
import type { Game, Monster, Seen } from './library.ts';

/** Monsters as a reader is told of them, wherever they show. */

const ROMAN = ['I', 'II', 'III'] as const;

/** @example levelName(2) // => 'II', as it is printed */
export const levelName = (level: Monster['level']): string => ROMAN[level - 1] ?? String(level);

/** @example describeLevelAndLife(griffin, 'en') // => 'Level II · Life 15' */
export const describeLevelAndLife = ({ level, life }: Monster, lang: Lang): string =>
  fill(wordsIn(lang).bestiary.levelAndLife, { level: levelName(level), life });

/**
 * That it is from outside the books, where it was seen and how sure it is; the ability by itself where that differs.
 *
 * @example describeMonsterSources(griffin, game, 'en')
 * // => 'From outside the books: Monster-deck · Old World App (certain); ability: Monster-deck (likely)'
 */
export function describeMonsterSources({ sources, printed }: Monster, game: Game, lang: Lang): string {
  const { bestiary, clause, terms } = wordsIn(lang);
  const seen = ({ from, confidence }: Seen): string =>
    fill(bestiary.source, {
      source: documentsOf(from, game, lang),
      confidence: terms.confidence[confidence],
    });
  const [life, ability] = [seen(sources.life), seen(sources.ability)];
  return [
    `${clause.kinds.outside}: ${life}`,
    ...(ability === life ? [] : [fill(bestiary.sourceOfAbility, { source: ability })]),
    ...(printed.length === 0
      ? []
      : [fill(bestiary.alsoPrinted, { source: describeSources(printed, game, lang) })]),
  ].join('; ');
}

/** Without their sections: they are all about monsters. */
const documentsOf = (from: Seen['from'], game: Game, lang: Lang): string =>
  [...new Set(from.map(({ document }) => game.documents[document]?.cite[lang] ?? document))].join(' · ');
