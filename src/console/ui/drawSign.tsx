import type { ReactNode } from 'react';

/**
 * A sign of which a screen has many, or anew with each chat: a plain `svg`. An MUI icon, four components with a style made
 * anew, costs as much to render as a message. What is around it says how large it is, and that it has the text's colour.
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
