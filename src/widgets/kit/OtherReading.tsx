import type { ComponentChildren, JSX } from 'preact';
import { Key } from './Key.tsx';

type Props = {
  /** What comes out by the other reading. */
  readonly children: ComponentChildren;
  /** What the other reading is called, where the table may go by it. */
  readonly name?: string;
  readonly onTake?: () => void;
};

/** A result that hinges on a reading says so, and the other one is a tap away. */
export const OtherReading = ({ children, name, onTake }: Props): JSX.Element => (
  <div class="tool-otherwise">
    <p>{children}</p>
    {name !== undefined && <Key onTap={onTake}>{name}</Key>}
  </div>
);
