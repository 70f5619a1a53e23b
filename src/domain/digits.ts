/**
 * How figures are written. `Intl` writes them alike, but its number formats take 20 ms to load where the browser has used
 * none yet, which every start would pay before the first row is drawn; a test holds both alike.
 */

/** The locales of the console (behaviour: interface-language). */
export type NumberLocale = 'pt-BR' | 'en';

/** What stands between groups of three digits, and before the decimals. */
export const SIGNS: Readonly<Record<NumberLocale, { group: string; decimal: string }>> = {
  'pt-BR': { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** A whole number with grouped thousands: '1.234' or '1,234'. */
export function formatCount(count: number, locale: NumberLocale): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, SIGNS[locale].group);
}
