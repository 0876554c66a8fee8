import type { ComponentChildren, JSX } from 'preact';

type Props = {
  /** Whether it must be heard at once, and not when there is time. */
  readonly alert?: boolean;
  readonly children: ComponentChildren;
};

export const Notice = ({ alert, children }: Props): JSX.Element => (
  <div class="notice" role={alert ? 'alert' : 'status'}>
    {children}
  </div>
);
