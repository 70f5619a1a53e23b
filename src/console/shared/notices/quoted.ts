/** The length of the quote from what is given up, in characters. The beginning is enough to recognise it. */
const QUOTED_LENGTH = 80;

/** @returns the beginning of a text, for a notice that names it. */
export const quoted = (text: string): string =>
  text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;
