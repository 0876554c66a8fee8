import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { DieValue } from '../../engine/old-world/poker/dice-poker.ts';
import type { Table } from '../../engine/old-world/poker/dice-poker-table.ts';
import { adviseReroll, type Reroll } from '../../engine/old-world/poker/poker-advice.ts';
import type { Lang } from '../../i18n/locales.ts';
import { useAfterPaint } from './after-paint.ts';
import { BestKeep } from './BestKeep.tsx';
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

/** Reckoned only once the reader asks. */
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

/** The list stays until the next one is there, so that nothing jumps. */
function Opened(props: Props): JSX.Element {
  const { reroll, table, words, links } = props;
  const painted = useAfterPaint(table);
  const lists = useMemo(() => painted && <Lists {...props} table={painted} />, [painted]);
  return (
    <>
      <p>{words.rerolls[reroll.reason].why}</p>
      <SourceLink reason={reroll} links={links} />
      <div class="poker-advice" aria-busy={painted !== table}>
        {lists}
      </div>
    </>
  );
}

function Lists({ reroll, table, lang, words, onKeep }: Props): JSX.Element {
  const advice = adviseReroll(table, reroll.seat);
  if (advice === undefined) return <p>{words.prompt[table.mode]}</p>;
  const shared = { isMean: table.mode === 'solo', lang, words };
  return (
    <>
      <BestKeep keeps={advice.keeps} {...shared} />
      <Keeps
        keeps={advice.keeps}
        valueName={words.rerolls[reroll.reason].value}
        onKeep={onKeep}
        {...shared}
      />
      <FinalRanks ranks={advice.ranks} lang={lang} words={words} />
    </>
  );
}
