import { entryPtBR, type EntryWords } from './entryPtBR';
import type { Texts } from './ptBR';

export type { Texts, EntryWords };

/** The languages of the interface; pt-BR is the default (behaviour: interface-language). */
export const LOCALES = ['pt-BR', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The texts of each completely loaded language. */
const loaded: Partial<Record<Locale, Texts>> = {};
const coming = new Map<Locale, Promise<void>>();

/** @returns the entry's words in that language; in the default language until that one's are loaded. */
export const entryWordsOf = (locale: Locale): EntryWords => loaded[locale] ?? entryPtBR;

/** A loaded language with its texts: that one, or the one that stands in for it. */
function shownFor(locale: Locale): readonly [Locale, Texts] {
  for (const one of [locale, ...LOCALES]) {
    const texts = loaded[one];
    if (texts) return [one, texts];
  }
  throw new Error('the desk needs its words: wait for loadTexts');
}

/**
 * @returns every text in that language; in another loaded language if that one is not loaded.
 * @throws Error before any language is loaded; the desk opens after that.
 */
export const textsOf = (locale: Locale): Texts => shownFor(locale)[1];

/** @returns the language whose texts `textsOf` gives. @throws Error as it does. */
export const shownLocaleOf = (locale: Locale): Locale => shownFor(locale)[0];

async function fetchTexts(locale: Locale): Promise<void> {
  loaded[locale] =
    locale === 'en'
      ? (await import(/* webpackChunkName: "en" */ './en')).en
      : (await import(/* webpackChunkName: "pt-BR" */ './ptBR')).ptBR;
}

/**
 * Downloads a language's texts, once.
 * @throws Error when the download fails; the next call downloads again.
 */
export function loadTexts(locale: Locale): Promise<void> {
  const asked =
    coming.get(locale) ??
    fetchTexts(locale).catch((fault: unknown) => {
      coming.delete(locale);
      throw fault;
    });
  coming.set(locale, asked);
  return asked;
}

/**
 * Downloads the texts that the page needs to switch to a language now. The entry's words in the default language are
 * part of the page; once the desk's texts are loaded, those of the new language are needed too.
 * @throws Error when the download fails.
 */
export async function loadEntryWords(locale: Locale): Promise<void> {
  if (locale !== 'pt-BR' || Object.keys(loaded).length > 0) await loadTexts(locale);
}
