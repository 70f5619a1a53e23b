/** What stands in braces in a message and is still to be filled (behaviour: quick-reply-fill). */

/** A name in braces: it begins with a letter, and is short. Anything else in braces is text. */
export const PLACEHOLDER = /\{ ?\p{L}[\p{L}\p{M}\p{N} _-]{0,29}\}/gu;

/** Where a placeholder stands in a text, braces included: UTF-16 units, as a text field's selection counts. */
export interface Placeholder {
  start: number;
  end: number;
}

/** @returns every placeholder that is still in the text, in order. */
export const placeholdersIn = (text: string): Placeholder[] =>
  Array.from(text.matchAll(PLACEHOLDER), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
