import type { JSX } from 'preact';
import { otherLang } from '../i18n/locales.ts';
import { Glyph } from '../widgets/Glyph.tsx';
import type { Unit } from './item.ts';
import type { Hit, Meant } from './lookup.ts';
import { piecesOf } from './passage.ts';
import { Passage } from './Passage.tsx';
import type { SearchSettings } from './settings.ts';

/** The first hit is an answer to read; the next two are there to choose from, the others to be seen. */
export type Size = 'answer' | 'whole' | 'lines';

type Props = {
  readonly hit: Hit;
  /** What is shown of it beside the unit that answers. */
  readonly more: readonly Unit[];
  readonly size: Size;
  readonly meant: Meant;
  readonly id: string;
  readonly selected: boolean;
  readonly showsGame: boolean;
  readonly settings: SearchSettings;
  readonly onFollow: () => void;
};

/** One hit: what answers, where it is printed, and, as far as there is room, what else the entry says about it. */
export function Result({
  hit,
  more,
  size,
  meant,
  id,
  selected,
  showsGame,
  settings: { lang, ui, games },
  onFollow,
}: Props): JSX.Element {
  const { item, unit } = hit;
  const about = [
    showsGame ? games.find(({ key }) => key === item.game)?.name : undefined,
    unit.kind === 'ruling' ? ui.labels.ruling : item.kind === 'entry' ? undefined : ui.labels[item.kind],
  ].filter((part) => part !== undefined);
  return (
    <a
      id={id}
      role="option"
      aria-selected={selected}
      class={`search-result result-${size}`}
      data-game={item.game}
      data-kind={unit.kind}
      data-item={item.kind}
      href={unit.id === '' ? item.href : `${item.href}#${unit.id}`}
      // The combobox keeps the focus; arrow keys choose.
      tabIndex={-1}
      onClick={onFollow}
    >
      <span class="result-body">
        <span class="result-head">
          <b class="result-title">{item.title}</b>
          {isAskedBy(item.otherTitle, meant) && !isAskedBy(item.title, meant) && (
            <span class="other-name" lang={otherLang(lang)}>
              {item.otherTitle}
            </span>
          )}
          {about.length > 0 && <span class="result-about">{about.join(' · ')}</span>}
          {unit.differs && (
            <span class="result-differs" role="img" aria-label={ui.labels.differs}>
              <Glyph name="book" />
              <span>{ui.labels.differs}</span>
            </span>
          )}
        </span>{' '}
        <span class="result-passage" data-unit={`${item.id}#${unit.id}`}>
          <Passage unit={unit} meant={meant} />
          {size === 'answer' && unit.source !== undefined && (
            <span class="result-source"> {unit.source}</span>
          )}
        </span>
        {more.map((other) => (
          <span key={other.id} class="result-more" data-unit={`${item.id}#${other.id}`}>
            <Passage unit={other} meant={meant} />
          </span>
        ))}
      </span>
    </a>
  );
}

/** Whether a title has a word that was typed: the other language's is shown only to who asked by it. */
const isAskedBy = (title: string, meant: Meant): boolean =>
  piecesOf(title, meant).some((piece) => 'marked' in piece && piece.marked === 'said');
