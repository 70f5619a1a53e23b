import type { ReactNode } from 'react';

/** A plain `svg`: every own message has some, and an MUI icon costs as much to render as the message itself. */
export function Drawing({ title, children }: { title?: string; children: ReactNode }) {
  return title === undefined ? (
    <svg aria-hidden focusable="false" viewBox="0 0 24 24">
      {children}
    </svg>
  ) : (
    <svg role="img" focusable="false" viewBox="0 0 24 24">
      <title>{title}</title>
      {children}
    </svg>
  );
}
