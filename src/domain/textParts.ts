/** A piece of a text as it was written; `href` is the link's target, or null for plain text. */
export interface TextPart {
  text: string;
  href: string | null;
}

/** Cuts a text into plain pieces and links. The pieces' texts joined are the text. */
export type SplitText = (text: string) => TextPart[];

/** Takes a text as one without links. */
export const asWritten: SplitText = (text) => (text === '' ? [] : [{ text, href: null }]);

/** @returns whether the text may hold a link, so that it is worth looking for some (`links`). True for each that does. */
export const mayHoldLink = (text: string): boolean => /\S[.:@]\S/.test(text);
