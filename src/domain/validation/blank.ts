/** Spaces and invisible characters: controls, formats (a zero-width space), fillers, an empty braille cell. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** true when a text has no visible character: it does not fill a required field (behaviour: register-required). */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
