import { entryPtBR, type EntryWords } from './entryPtBR';
import type { Texts } from './ptBR';

export type { Texts, EntryWords };

/** The languages of the interface; pt-BR is the default (behaviour: interface-language). */
export const LOCALES = ['pt-BR', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The texts that are in the page, whole. */
const loaded: Partial<Record<Locale, Texts>> = {};
const coming = new Map<Locale, Promise<void>>();

/** What the first screens and the toasts say; in the default language until another one's words are there. */
export const entryWordsOf = (locale: Locale): EntryWords => loaded[locale] ?? entryPtBR;

/**
 * Every word a person reads, in that language; in the default one where only that is there.
 * @throws Error before any texts were waited for: a screen that was shown too early.
 */
export function textsOf(locale: Locale): Texts {
  const found = loaded[locale] ?? loaded['pt-BR'];
  if (!found) throw new Error('a screen needs its words: wait for loadTexts');
  return found;
}

async function fetchTexts(locale: Locale): Promise<void> {
  loaded[locale] =
    locale === 'en'
      ? (await import(/* webpackChunkName: "en" */ './en')).en
      : (await import(/* webpackChunkName: "pt-BR" */ './ptBR')).ptBR;
}

/**
 * Brings a language's words into the page, once.
 * @throws Error when they cannot be downloaded; it may be tried again.
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

/** The language of the entry words: those of the screens behind it come in the same. */
let entryLocale: Locale = 'pt-BR';

/**
 * Brings in what has to be there before the first picture. The default language's entry words are part of
 * the page; where more than those stands in it already, its screens change their language with it.
 * @throws Error when it cannot be downloaded.
 */
export async function loadEntryWords(locale: Locale): Promise<void> {
  if (locale !== 'pt-BR' || Object.keys(loaded).length > 0) await loadTexts(locale);
  entryLocale = locale;
}

/** A screen behind the entry comes with its words. @throws Error when either cannot be downloaded. */
export async function withWords<T>(screen: Promise<T>): Promise<T> {
  const [found] = await Promise.all([screen, loadTexts(entryLocale)]);
  return found;
}
