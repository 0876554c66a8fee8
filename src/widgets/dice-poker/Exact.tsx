import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Chance } from '../../engine/odds.ts';
import type { Lang } from '../../i18n/locales.ts';
import { formatFraction } from '../odds-format.ts';

type Props = { readonly value: Chance; readonly text: string; readonly lang: Lang };

/** A rounded figure that opens to the exact fraction, which is not made before. */
export function Exact({ value, text, lang }: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <details class="poker-fraction" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text}</summary>
      {open && formatFraction(value, lang)}
    </details>
  );
}
