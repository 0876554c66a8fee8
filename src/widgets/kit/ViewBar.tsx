import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Choice } from './Choice.tsx';

type Props<T extends string> = {
  readonly label: string;
  readonly views: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly view: T;
  readonly onView: (view: T) => void;
};

/** The parts of a tool, each one tap away wherever the page is scrolled to. */
export function ViewBar<T extends string>({ label, views, names, view, onView }: Props<T>): JSX.Element {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // Another part is not as long as the last: who had scrolled down would look past its end.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  }, [view]);
  return (
    <>
      <div ref={top} class="tool-top" />
      <div class="tool-views">
        <Choice label={label} options={views} names={names} chosen={view} onChoose={onView} />
      </div>
    </>
  );
}
