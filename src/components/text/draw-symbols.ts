import { COLOR_NAMES } from '../../i18n/color-names.ts';
import { ICON_NAMES } from '../../i18n/icon-names.ts';
import { LANGS } from '../../i18n/locales.ts';
import { ICONS, type IconName } from '../../icons/index.ts';
import type { Game } from '../../library/library.ts';

type Drawing = { readonly pattern: RegExp; readonly drawnFor: (word: string) => string };

const TAG = /(<(?:[^"'>]|"[^"]*"|'[^']*')*>)/;
const drawings = new WeakMap<Game, Drawing>();

/**
 * Draws the symbols and colours of a game before the words that name them, in either language. They are decoration: the
 * word says it to whoever cannot see them, or not their colour.
 */
export function drawSymbols(html: string, game: Game): string {
  if (game.symbols === undefined) return html;
  const drawing = drawings.get(game) ?? makeDrawing(game.symbols);
  drawings.set(game, drawing);
  return (
    html
      .split(TAG)
      // Every second part is a tag.
      .map((part, index) =>
        index % 2 === 1
          ? part
          : part.replace(
              drawing.pattern,
              (word) => `<span class="named">${drawing.drawnFor(word)}${word}</span>`,
            ),
      )
      .join('')
  );
}

function makeDrawing(symbols: readonly string[]): Drawing {
  const icons = new Map(
    symbols
      .filter((name): name is IconName => !isColor(name) && Object.hasOwn(ICONS, name))
      .flatMap((name) => LANGS.map((lang) => [ICON_NAMES[lang][name] ?? name, name] as const)),
  );
  const colors = symbols.filter(isColor).flatMap((name) => {
    const { en, de } = COLOR_NAMES[name];
    const forms = [...en, ...de.map((word) => `${word}(?:e[mnrs]?)?`)];
    return forms.map((form) => ({ name, form: new RegExp(`^${form}$`, 'iu'), source: form }));
  });
  const words = [...icons.keys(), ...colors.map(({ source }) => ignoringFirstCase(source))];
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
    drawnFor: (word) => {
      const icon = icons.get(word);
      if (icon !== undefined)
        return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg>`;
      const color = colors.find(({ form }) => form.test(word))?.name ?? '';
      return `<i class="color ${color}" aria-hidden="true"></i>`;
    },
  };
}

const isColor = (name: string): name is keyof typeof COLOR_NAMES => Object.hasOwn(COLOR_NAMES, name);

/** A colour may begin a sentence; a symbol is written as a name, wherever it stands. */
const ignoringFirstCase = (word: string): string =>
  `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;
