import type { ReactNode } from 'react';

/**
 * A sign beside a message's time: a plain `svg`. Every own message has one, and an MUI icon costs as much to render as the
 * message itself.
 *
 * @param d the path, in a square of 24
 * @param title what it says to screen readers, where no words beside it do
 */
export function drawSign(d: string, title?: string): ReactNode {
  return title === undefined ? (
    <svg aria-hidden focusable="false" viewBox="0 0 24 24">
      <path d={d} />
    </svg>
  ) : (
    <svg role="img" focusable="false" viewBox="0 0 24 24">
      <title>{title}</title>
      <path d={d} />
    </svg>
  );
}
