import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { EXAMPLE_DICE, isDie, makeDiceSet, placeDie } from '../../../engine/adventure-game/dice/dice-set.ts';
import { hasOneBlank } from '../../../engine/adventure-game/dice/results.ts';
import {
  DICE_COUNTS,
  DICE_OWNERS,
  DIE_SIZE,
  type DiceOwner,
  type Face,
} from '../../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Glyph } from '../../Glyph.tsx';
import { Key } from '../../kit/Key.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';
import { FacePad } from '../FacePad.tsx';
import { FACE_ICONS } from '../names.ts';

type Place = { readonly owner: DiceOwner; readonly index: number };

const PLACES: readonly Place[] = DICE_OWNERS.flatMap((owner) =>
  Array.from({ length: DICE_COUNTS[owner] }, (_, index) => ({ owner, index })),
);
const [FIRST_PLACE = { owner: 'battle', index: 0 } as const] = PLACES;

/** The nine dice, one at a time: six taps fill it, and the next one is up. */
export function DiceForm(): JSX.Element {
  const { words, links, dice: own } = useDesk();
  const { state: dice, setState, error, status } = own;
  const [place, setPlace] = useState<Place>(FIRST_PLACE);
  const [draft, setDraft] = useState<readonly Face[]>([]);
  const { owner, index } = place;
  // A die that is there is shown until its first new face is tapped.
  const faces = draft.length > 0 ? draft : (dice[owner][index] ?? []);
  const nameOf = (at: Place): string =>
    DICE_COUNTS[at.owner] === 1
      ? words.owners[at.owner]
      : fill(words.dieOf, { owner: words.owners[at.owner], index: at.index + 1 });

  const go = (next: Place): void => {
    setPlace(next);
    setDraft([]);
  };
  const enter = (face: Face): void => {
    const next = [...draft, face];
    setDraft(next);
    if (!isDie(next)) return;
    setState(placeDie(dice, owner, index, next));
    go(PLACES[PLACES.findIndex((at) => at.owner === owner && at.index === index) + 1] ?? place);
  };
  return (
    <div class="battle-my-dice">
      <p>{words.myDiceWhy}</p>
      {makeDiceSet(dice) === makeDiceSet(EXAMPLE_DICE) && <Notice>{words.exampleNotice}</Notice>}
      {error !== undefined && (
        <Notice>{status === 'unreadable-link' ? words.noDiceInLink : words.badDice}</Notice>
      )}
      {error === undefined && status === 'by-link' && <Notice>{words.fromLink}</Notice>}
      <div class="battle-places" role="group" aria-label={words.myDice}>
        {PLACES.map((at) => {
          const die = dice[at.owner][at.index];
          const doubtful = die !== undefined && at.owner === 'battle' && !hasOneBlank(die);
          return (
            <Key
              key={nameOf(at)}
              pressed={at.owner === owner && at.index === index}
              disabled={at.index > dice[at.owner].length}
              onTap={() => go(at)}
            >
              {nameOf(at)}
              {die && <Glyph name={doubtful ? 'warning' : 'check'} />}
            </Key>
          );
        })}
      </div>
      <ol class="battle-dice">
        {Array.from({ length: DIE_SIZE }, (_, at) => {
          const face = faces[at];
          const spoken = { die: nameOf(place), index: at + 1, face: face ? words.faces[face] : words.noFace };
          return (
            <li key={at} class="battle-face">
              <span class="visually-hidden">{fill(words.faceOf, spoken)}</span>
              {face && <SymbolGlyph name={FACE_ICONS[face]} />}
            </li>
          );
        })}
      </ol>
      <FacePad empty={draft.length === 0} onEnter={enter} onErase={() => setDraft(draft.slice(0, -1))} />
      <p class="battle-blank">
        {dice.battle.some((die) => !hasOneBlank(die)) && (
          <>
            <Glyph name="warning" /> <a href={links['one-blank'].href}>{words.reasons['one-blank']}</a>{' '}
            <small>{links['one-blank'].source}</small>
          </>
        )}
      </p>
    </div>
  );
}
