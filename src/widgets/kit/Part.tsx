import type { ComponentChildren, JSX } from 'preact';

/** A part of what is entered, with its name above. */
export const Part = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <fieldset class="tool-part">
    <legend>{name}</legend>
    {children}
  </fieldset>
);
