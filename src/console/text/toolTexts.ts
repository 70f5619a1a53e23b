import { couponsEn } from './en/coupons';
import { purchaseEn } from './en/purchase';
import { couponsPtBR } from './ptBR/coupons';
import { purchasePtBR } from './ptBR/purchase';
import type { Locale, Texts } from './texts';
import { textsWith } from './textsWith';

const portuguese = { coupons: couponsPtBR, purchase: purchasePtBR };

/** The words that the coupons drawer and the purchase form alone have, by language. */
export const TOOL_WORDS: Readonly<Record<Locale, typeof portuguese>> = {
  'pt-BR': portuguese,
  en: { coupons: couponsEn, purchase: purchaseEn },
};

/** Every text of the desk, and those of the coupons drawer and the purchase form. */
export type ToolTexts = Texts & typeof portuguese;

/** The texts for the coupons drawer and the purchase form, whose own words are downloaded with them. */
export const toolTextsOf = textsWith(TOOL_WORDS);
