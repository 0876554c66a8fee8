import type { JSX } from 'preact';
import { Key, type KeyProps } from '../kit/Key.tsx';

/** A key with a picture and a short word on its face; what it says in full is for those who do not see that. */
export const FaceKey = ({ label, children, ...props }: KeyProps): JSX.Element => (
  <Key {...props}>
    <span class="visually-hidden">{label}</span>
    <span class="cards-face" aria-hidden="true">
      {children}
    </span>
  </Key>
);
