/**
 * A window that is too low for all that stands around a chat's messages: a small one, one at 200 % zoom, a phone
 * with its keyboard open. On a narrow one lines break, and so need more.
 */
export const LOW_WINDOW =
  '@media (max-height: 560px), (max-width: 899.95px) and (max-height: 720px)';
