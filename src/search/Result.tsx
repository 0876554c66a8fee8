import type { JSX } from 'preact';
import { otherLang } from '../i18n/locales.ts';
import type { Hit } from './lookup.ts';
import { cutToMatch, markWords, type Part } from './passage.ts';
import type { SearchSettings } from './settings.ts';
import type { Passage } from './unit-texts.ts';

type Props = {
  readonly hit: Hit;
  readonly passage: Passage | undefined;
  /** The stems that the query means. */
  readonly meant: ReadonlySet<string>;
  readonly id: string;
  readonly selected: boolean;
  readonly settings: SearchSettings;
  readonly onFollow: () => void;
};

/** One hit: game, title with the other language's term, then the ruling, or the answer and the clause that fits. */
export function Result({ hit, passage, meant, id, selected, settings, onFollow }: Props): JSX.Element {
  const { lang, ui, games } = settings;
  const { item, kind, anchor } = hit;
  const game = games.find(({ key }) => key === item.game)?.name;
  const label =
    kind === 'ruling' ? ui.labels.ruling : item.kind === 'entry' ? undefined : ui.labels[item.kind];
  return (
    <a
      id={id}
      role="option"
      aria-selected={selected}
      class="search-result"
      data-game={item.game}
      href={anchor === undefined ? item.href : `${item.href}#${anchor}`}
      // The combobox keeps the focus; arrow keys choose.
      tabIndex={-1}
      onClick={onFollow}
    >
      <span class="search-result-game">
        {game}
        {label !== undefined && ` · ${label}`}
      </span>
      <span class="search-result-title">
        {item.title}{' '}
        {item.otherTitle !== item.title && (
          <span class="other-name" lang={otherLang(lang)}>
            {item.otherTitle}
          </span>
        )}
      </span>
      {kind === 'ruling' ? (
        // The place is kept free until the text is there: nothing moves under the thumb.
        <span class="search-result-ruling">
          {passage && (
            <>
              <b>
                <Marked parts={markWords(passage.question ?? '', meant)} />
              </b>{' '}
              <Marked parts={markWords(passage.text, meant)} />
            </>
          )}
        </span>
      ) : (
        <>
          <span class="search-result-answer">{item.answer}</span>
          {anchor !== undefined && (
            <span class="search-result-passage">
              {passage && <Marked parts={cutToMatch(markWords(passage.text, meant))} />}
            </span>
          )}
        </>
      )}
    </a>
  );
}

const Marked = ({ parts }: { readonly parts: readonly Part[] }): JSX.Element => (
  <>{parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}</>
);
