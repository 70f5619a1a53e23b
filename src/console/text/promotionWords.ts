import { promotionWordsEn } from './en/promotionWords';
import { promotionWordsPtBR } from './ptBR/promotionWords';
import { wordsIn } from './wordsIn';

export type PromotionWords = typeof promotionWordsPtBR;

/** The words of 'Filtrar promoções'. */
export const promotionWordsOf = wordsIn({ 'pt-BR': promotionWordsPtBR, en: promotionWordsEn });
