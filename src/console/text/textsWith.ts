import { shownLocaleOf, textsOf, type Locale, type Texts } from './texts';

/**
 * Adds words that are downloaded later than the desk's, in both languages, with what shows them (wire: entry-and-desk).
 *
 * @returns a function like `textsOf`: the texts and these words, always the same object for the same texts.
 */
export function textsWith<Words extends object>(
  words: Readonly<Record<Locale, Words>>,
): (locale: Locale) => Texts & Words {
  const made = new WeakMap<Texts, Texts & Words>();
  return (locale) => {
    const texts = textsOf(locale);
    const found = made.get(texts) ?? { ...texts, ...words[shownLocaleOf(locale)] };
    made.set(texts, found);
    return found;
  };
}
