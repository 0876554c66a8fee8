import type { JSX } from 'preact';
import { MOST_AMOUNT } from '../../../engine/adventure-game/battle/battle-code.ts';
import { type Card, MOST_USES } from '../../../engine/adventure-game/spending/spending.ts';
import { type Amounts, type ResultKind, RESULTS } from '../../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Glyph } from '../../Glyph.tsx';
import { Key } from '../../kit/Key.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';

type Props = {
  readonly card: Card;
  readonly name: string;
  /** Whether the cards can still be searched when this one may be used more than once. */
  readonly canRepeat: boolean;
  readonly onChange: (card: Card) => void;
  readonly onRemove: () => void;
};

/** A card of the reader's: each tap on a result adds one, beyond the most it starts again. */
export function CardForm({ card, name, canRepeat, onChange, onRemove }: Props): JSX.Element {
  const { words } = useDesk();
  const side = (of: 'cost' | 'gain', label: string): JSX.Element => (
    <div class="battle-card-side">
      <span>{label}</span>
      {RESULTS.map((kind) => {
        const count = card[of][kind] ?? 0;
        return (
          <Key
            key={kind}
            data={{ 'data-none': count === 0 }}
            label={fill(words.amount, { card: name, side: label, kind: words.results[kind], count })}
            onTap={() => onChange({ ...card, [of]: addOne(card[of], kind) })}
          >
            <SymbolGlyph name={kind} />
            {count > 0 && count}
          </Key>
        );
      })}
    </div>
  );
  const often = card.uses > 1;
  return (
    <div class="battle-card" role="group" aria-label={name}>
      <div class="battle-card-head">
        <span>{name}</span>
        <Key
          pressed={often}
          disabled={!often && !canRepeat}
          onTap={() => onChange({ ...card, uses: often ? 1 : MOST_USES })}
        >
          {words.anyUses}
        </Key>
        <Key kind="step" label={fill(words.removeCard, { card: name })} onTap={onRemove}>
          <Glyph name="close" />
        </Key>
      </div>
      {side('cost', words.spend)}
      {side('gain', words.gain)}
    </div>
  );
}

/** None is left out: a card has one address. */
function addOne(amounts: Amounts, kind: ResultKind): Amounts {
  const { [kind]: count = 0, ...others } = amounts;
  return count >= MOST_AMOUNT ? others : { ...others, [kind]: count + 1 };
}
