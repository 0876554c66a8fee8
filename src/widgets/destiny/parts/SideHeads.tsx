import type { JSX } from 'preact';
import { type ActiveSymbols, SIDES } from '../../../engine/path-of-destiny/vocabulary.ts';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import type { DestinyWords } from '../words/words.ts';

type Props = { readonly active: ActiveSymbols | undefined; readonly words: DestinyWords };

/** What the two columns count. The fields name it themselves to those who do not see the columns. */
export const SideHeads = ({ active, words }: Props): JSX.Element => (
  <div class="destiny-heads" aria-hidden="true">
    {SIDES.map((side) => (
      <span key={side}>
        {active && <SymbolGlyph name={active[side]} />}
        {words.sides[side]}
        {active && ` · ${words.symbols[active[side]]}`}
      </span>
    ))}
  </div>
);
