import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

type Props = { readonly title: string; readonly children: () => JSX.Element };

/** Something to open. What is in it comes when it is opened: it is much, and seldom wanted. */
export function More({ title, children }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="tool-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children()}
    </details>
  );
}
