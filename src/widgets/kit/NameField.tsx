import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { cleanName, NAME_LENGTH } from '../../engine/names.ts';
import { useKit } from './kit.ts';

type Props = {
  readonly label: string;
  readonly placeholder: string;
  readonly name: string | undefined;
  readonly onName: (typed: string) => void;
  /** Goes on with the last change. */
  readonly onAmend: (typed: string) => void;
};

/** A player's name. Each letter is kept at once, yet the whole name is one step to take back. */
export function NameField({ label, placeholder, name, onName, onAmend }: Props): JSX.Element {
  const { ready } = useKit();
  // As it is typed, which may end with a space that the name has not; of no use once the name is another.
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const typing = typed !== undefined && cleanName(typed) === name ? typed : undefined;
  const shown = typing ?? name ?? '';
  return (
    <input
      class="tool-field"
      type="text"
      autocomplete="off"
      maxLength={NAME_LENGTH}
      aria-label={label}
      placeholder={placeholder}
      disabled={!ready}
      // WebKit resets such a field to its default when the page comes back from its cache. Not in the static page, which
      // would state its value twice.
      defaultValue={ready ? shown : undefined}
      value={shown}
      onInput={({ currentTarget: { value: text } }) => {
        (typing === undefined ? onName : onAmend)(text);
        setTyped(text);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
