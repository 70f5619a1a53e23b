import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

/**
 * @returns the response's value, reusing held objects wherever they are equal. A response without changes returns
 * `held` itself, so nothing re-renders, and nobody has to list the fields that could change.
 */
export const asHeld = <T>(held: T | undefined, said: T): T => copyWithStructuralSharing(held, said);

/** @returns `made`, or `held` itself when it has the same items in the same order. */
export const listAsHeld = <T>(held: readonly T[], made: readonly T[]): readonly T[] =>
  held.length === made.length && made.every((item, index) => item === held[index]) ? held : made;
