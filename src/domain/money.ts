/**
 * Money is integer cents everywhere (behaviour: money). Only these functions parse it from, and format it for, a
 * person.
 */
import type { Cents } from '@/contract/wire';
import { formatCount, SIGNS, type NumberLocale } from './digits';

const CENTS_PER_REAL = 100;

/** Whole reais to cents. */
export function reais(amount: number): Cents {
  return Math.round(amount * CENTS_PER_REAL);
}

/** Cents rounded up to whole reais (behaviour: price-table). */
export function roundUpToReais(cents: Cents): number {
  return Math.ceil(cents / CENTS_PER_REAL);
}

/**
 * Parses an amount as a person types it: '12', '12,5', '12.50', 'R$ 1.234,56'. A comma is the decimal mark; a dot is
 * one only where it cannot group thousands ('12.5', not '1.234').
 * @returns cents, or null for anything else: a sign, a third decimal, letters, an empty text, or more than can be
 * counted exactly.
 */
export function parseMoney(text: string): Cents | null {
  const bare = text.replace(/^\s*R\$/i, '').trim();
  const [, whole, decimals = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(bare) ??
    /^(\d+)\.(\d{1,2})$/.exec(bare) ??
    [];
  if (whole === undefined) return null;
  const cents =
    Number(whole.replaceAll('.', '')) * CENTS_PER_REAL + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** What stands between the currency and the amount: in pt-BR a no-break space. */
const SPACE: Readonly<Record<NumberLocale, string>> = { 'pt-BR': '\u00a0', en: '' };

/** Formats cents as BRL, 'R$ 1.234,56' in pt-BR (behaviour: money), as `Intl` does (digits.ts). */
export function formatMoney(cents: Cents, locale: NumberLocale = 'pt-BR'): string {
  const whole = Math.round(Math.abs(cents));
  const reaisOf = formatCount(Math.floor(whole / CENTS_PER_REAL), locale);
  const rest = String(whole % CENTS_PER_REAL).padStart(2, '0');
  const sign = cents < 0 && whole > 0 ? '-' : '';
  return `${sign}R$${SPACE[locale]}${reaisOf}${SIGNS[locale].decimal}${rest}`;
}
