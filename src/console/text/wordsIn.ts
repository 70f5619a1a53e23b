import type { Locale } from './texts';

/**
 * Words that are no part of the desk's texts, in both languages: they are downloaded with what shows them, which the first
 * chat does without (wire: entry-and-desk).
 *
 * @returns a function that gives them in a language; always the same object for the same language
 */
export const wordsIn =
  <Words extends object>(words: Readonly<Record<Locale, Words>>) =>
  (locale: Locale): Words =>
    words[locale];
