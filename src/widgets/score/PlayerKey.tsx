import type { ComponentChildren, JSX } from 'preact';
import { Key } from '../kit/Key.tsx';

type Props = {
  readonly name: string;
  readonly pressed: boolean;
  readonly onTap: () => void;
  /** How far they are, as a picture and in words. */
  readonly marks: ComponentChildren;
  readonly figure: ComponentChildren;
};

/** A player's line on the sheet; a tap chooses whom the next entry is for. */
export const PlayerKey = ({ name, pressed, onTap, marks, figure }: Props): JSX.Element => (
  <Key class="tool-wide score-player" pressed={pressed} onTap={onTap}>
    <strong class="score-name">{name}</strong>
    <span class="score-marks">{marks}</span>
    <span class="score-figure">{figure}</span>
  </Key>
);

type PipProps = { readonly of: number; readonly reached: number; readonly label: string };

/** So many of so many. */
export const Pips = ({ of, reached, label }: PipProps): JSX.Element => (
  <>
    <span class="visually-hidden">{label}</span>
    <span class="score-pips" aria-hidden="true">
      {Array.from({ length: of }, (_, place) => (
        <i key={place} data-reached={place < reached} />
      ))}
    </span>
  </>
);
