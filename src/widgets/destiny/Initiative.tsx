import type { JSX } from 'preact';
import type { Game } from '../../engine/path-of-destiny/game.ts';
import { type Character, startingInitiative } from '../../engine/path-of-destiny/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import { nameOf, type Speech } from './steps.ts';

type Props = {
  readonly game: Game;
  readonly order: readonly Character[] | undefined;
  readonly speech: Speech;
  readonly onChange: (order: readonly Character[]) => void;
};

/** The standees on the Initiative track at the end of the Chapter. Until it is set, the Tale's start is proposed. */
export function Initiative({ game, order, speech: { words, ready }, onChange }: Props): JSX.Element {
  const shown = order ?? startingInitiative(game.tale, game.characters);
  const { title, hint, confirm, up, down } = words.initiative;
  const move = (who: Character, to: number): void => {
    const others = shown.filter((other) => other !== who);
    onChange(others.toSpliced(to, 0, who));
  };
  return (
    <section class="destiny-initiative">
      <h2>{title}</h2>
      <ol data-set={order !== undefined}>
        {shown.map((who, place) => {
          const name = nameOf(game, who, words);
          return (
            <li key={who}>
              <span>{name}</span>
              <button
                type="button"
                class="destiny-step"
                disabled={!ready || place === 0}
                aria-label={fill(up, { who: name })}
                onClick={() => move(who, place - 1)}
              >
                <Glyph name="chevron-up" />
              </button>
              <button
                type="button"
                class="destiny-step"
                disabled={!ready || place === shown.length - 1}
                aria-label={fill(down, { who: name })}
                onClick={() => move(who, place + 1)}
              >
                <Glyph name="chevron-down" />
              </button>
            </li>
          );
        })}
      </ol>
      {order === undefined && (
        <p class="destiny-hint">
          {hint}{' '}
          <button type="button" class="button" disabled={!ready} onClick={() => onChange(shown)}>
            <Glyph name="check" />
            {confirm}
          </button>
        </p>
      )}
    </section>
  );
}
