/**
 * Matches a window too low for all the elements around a chat's messages: a small one, one at 200 % zoom, a phone with
 * its keyboard open. In a narrow window lines wrap, so the limit is higher, and below what a browser's own bars leave of
 * a phone (664 px of 844): that is no low window but the usual one.
 */
export const LOW_WINDOW =
  '@media (max-height: 560px), (max-width: 899.95px) and (max-height: 640px)';
