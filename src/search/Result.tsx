import type { JSX } from 'preact';
import { otherLang } from '../i18n/locales.ts';
import type { Hit } from './lookup.ts';
import type { SearchSettings } from './settings.ts';

type Props = {
  readonly hit: Hit;
  readonly id: string;
  readonly selected: boolean;
  readonly settings: SearchSettings;
  readonly onFollow: () => void;
};

/** One hit: game, title with the other language's term, the answer, the passage that matched. */
export function Result({ hit: { item, passage }, id, selected, settings, onFollow }: Props): JSX.Element {
  const { lang, words, games } = settings;
  const href = passage?.anchor === undefined ? item.href : `${item.href}#${passage.anchor}`;
  const kind = item.kind === 'quickref' ? words.kindQuick : item.kind === 'tool' ? words.kindTool : undefined;
  const game = games.find(({ key }) => key === item.game)?.name;
  return (
    <a
      id={id}
      role="option"
      aria-selected={selected}
      class="search-result"
      data-game={item.game}
      href={href}
      // The combobox keeps the focus; arrow keys choose.
      tabIndex={-1}
      onClick={onFollow}
    >
      <span class="search-result-game">
        {game}
        {kind !== undefined && ` · ${kind}`}
      </span>
      <span class="search-result-title">
        {item.title}{' '}
        <span class="other-name" lang={otherLang(lang)}>
          {item.otherTitle}
        </span>
      </span>
      <span class="search-result-answer">{item.answer}</span>
      {passage && (
        <span class="search-result-passage" lang={passage.lang}>
          {passage.parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
        </span>
      )}
    </a>
  );
}
