import type { ComponentChildren, JSX, TargetedMouseEvent } from 'preact';
import { useHeld } from './held.ts';
import { useKit } from './kit.ts';

export type KeyProps = {
  /** What it is called where its face does not say it. */
  readonly label?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A square for one icon, or a part of a form; else as wide as its words. */
  readonly kind?: 'step' | 'submit' | undefined;
  readonly class?: string | undefined;
  /** Marks the key for its tool's own style or focus. */
  readonly data?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  readonly onTap?: ((event: TargetedMouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly children: ComponentChildren;
};

/** What is tapped. */
export function Key({
  label,
  pressed,
  disabled,
  kind,
  data,
  onTap,
  children,
  ...rest
}: KeyProps): JSX.Element {
  const { ready } = useKit();
  const held = useHeld(!ready || disabled === true);
  const isHeld = held['aria-disabled'] === true;
  return (
    <button
      {...held}
      type={kind === 'submit' && !isHeld ? 'submit' : 'button'}
      class={['tool-key', kind === 'step' && 'tool-step', rest.class].filter(Boolean).join(' ')}
      aria-pressed={pressed}
      aria-label={label}
      onClick={isHeld ? undefined : onTap}
      {...data}
    >
      {children}
    </button>
  );
}
