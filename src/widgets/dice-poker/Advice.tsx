import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DieValue } from '../../engine/old-world/dice-poker.ts';
import type { Table } from '../../engine/old-world/dice-poker-table.ts';
import { adviseReroll, type Reroll } from '../../engine/old-world/poker-advice.ts';
import type { Lang } from '../../i18n/locales.ts';
import { FinalRanks } from './FinalRanks.tsx';
import { Keeps } from './Keeps.tsx';
import { type ReasonLinks, SourceLink } from './Source.tsx';
import type { DicePokerWords } from './words.ts';

type Props = {
  readonly reroll: Reroll;
  readonly table: Table;
  readonly lang: Lang;
  readonly words: DicePokerWords;
  readonly links: ReasonLinks;
  /** The player keeps these dice; the others are about to be rolled. */
  readonly onKeep: (keep: readonly DieValue[]) => void;
};

/** Reckoned only once the reader asks: the first time takes a moment that nobody should wait for unasked. */
export function Advice(props: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const { reroll, words, onKeep } = props;
  const keep = (dice: readonly DieValue[]): void => {
    // Each player rerolls once: what the list said is used up.
    setOpen(false);
    onKeep(dice);
  };
  return (
    <details class="poker-more needs-js" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.rerolls[reroll.reason].title}</summary>
      {open && <Opened {...props} onKeep={keep} />}
    </details>
  );
}

function Opened({ reroll, table, lang, words, links, onKeep }: Props): JSX.Element {
  const advice = adviseReroll(table, reroll.seat);
  const { why, value } = words.rerolls[reroll.reason];
  return (
    <>
      <p>{why}</p>
      <SourceLink reason={reroll} links={links} />
      {advice === undefined ? (
        <p>{words.prompt[table.mode]}</p>
      ) : (
        <>
          <Keeps
            keeps={advice.keeps}
            isMean={table.mode === 'solo'}
            valueName={value}
            lang={lang}
            words={words}
            onKeep={onKeep}
          />
          <FinalRanks ranks={advice.ranks} lang={lang} words={words} />
        </>
      )}
    </>
  );
}
