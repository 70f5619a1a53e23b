import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

/**
 * What an answer says, made of what is held wherever it says the same. An answer without news is `held` itself, object
 * for object, so nothing is drawn anew; and nobody has to name the fields that could have changed.
 */
export const asHeld = <T>(held: T | undefined, said: T): T => copyWithStructuralSharing(held, said);

/** The list that an answer makes, or `held` itself when it has the very same items in the same order. */
export const listAsHeld = <T>(held: readonly T[], made: readonly T[]): readonly T[] =>
  held.length === made.length && made.every((item, index) => item === held[index]) ? held : made;
