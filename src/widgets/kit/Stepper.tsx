import type { ComponentChildren, JSX } from 'preact';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import { Key } from './Key.tsx';
import { useKit } from './kit.ts';

type Props = {
  readonly name: string;
  readonly count: number;
  /** What is shown instead of the figure. */
  readonly shown?: ComponentChildren;
  /** Whether one less and one more are possible. */
  readonly canLess?: boolean;
  readonly canMore?: boolean;
  readonly onChange: (count: number) => void;
  /** The name above its figure and keys, so that three stand side by side on a phone; else in front of them. */
  readonly stacked?: boolean;
  /** What stands for the name, or behind it. */
  readonly children?: ComponentChildren;
};

/** A count with its name and two keys. */
export function Stepper({ name, count, shown, canLess, canMore, ...props }: Props): JSX.Element {
  const { words } = useKit();
  const step = (way: 'less' | 'more', possible: boolean, to: number): JSX.Element => (
    <Key
      kind="step"
      label={fill(words[way], { name })}
      disabled={!possible}
      onTap={() => {
        props.onChange(to);
      }}
    >
      <Glyph name={way === 'less' ? 'minus' : 'plus'} />
    </Key>
  );
  return (
    <div class={props.stacked ? 'tool-stack' : 'tool-row'} role="group" aria-label={name}>
      <span>{props.children ?? name}</span>
      <div class="tool-count">
        {step('less', canLess ?? count > 0, count - 1)}
        <output class="tool-number">{shown ?? count}</output>
        {step('more', canMore ?? true, count + 1)}
      </div>
    </div>
  );
}
