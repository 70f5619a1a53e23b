import { promotionWordsEn } from './en/promotionWords';
import { promotionWordsPtBR } from './ptBR/promotionWords';
import type { Locale } from './texts';

export type PromotionWords = typeof promotionWordsPtBR;

const WORDS: Readonly<Record<Locale, PromotionWords>> = {
  'pt-BR': promotionWordsPtBR,
  en: promotionWordsEn,
};

/**
 * The words of 'Filtrar promoções'. They are beside the other texts, in both languages: so they are downloaded with the
 * modal, which the first chat does without (wire: entry-and-desk).
 */
export const promotionWordsOf = (locale: Locale) => WORDS[locale];
