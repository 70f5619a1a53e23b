/** Spaces, and what is not seen: controls, formats (a zero-width space), fillers, an empty braille cell. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True when there is nothing to be seen in a text: it fills no required field (behaviour: register-required). */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
