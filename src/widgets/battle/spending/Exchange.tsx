import type { JSX } from 'preact';
import { type Amounts, RESULTS } from '../../../engine/adventure-game/vocabulary.ts';
import { Glyph } from '../../Glyph.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';

type Props = { readonly cost: Amounts; readonly gain: Amounts };

/** "Spend … → get …" in pictures; what it means is said by whoever shows it. */
export const Exchange = ({ cost, gain }: Props): JSX.Element => (
  <span class="battle-exchange" aria-hidden="true">
    <Pictures of={cost} />
    <Glyph name="arrow-right" />
    <Pictures of={gain} />
  </span>
);

const Pictures = ({ of }: { readonly of: Amounts }): JSX.Element => (
  <>
    {RESULTS.filter((kind) => (of[kind] ?? 0) > 0).map((kind) => (
      <span key={kind}>
        {(of[kind] ?? 0) > 1 && of[kind]}
        <SymbolGlyph name={kind} />
      </span>
    ))}
  </>
);
