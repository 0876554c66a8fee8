import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

type Props = {
  readonly title: string;
  /** What is in it, which may close it. */
  readonly children: (close: () => void) => JSX.Element;
};

/** Something to open. What is in it comes when it is opened: it is much, and seldom wanted. */
export function More({ title, children }: Props): JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A reader may open it before the tool can hear that.
  useLayoutEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      class="tool-more needs-js"
      ref={details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {isOpen && children(() => setOpen(false))}
    </details>
  );
}
