import { adminPanelEn } from './en/adminPanel';
import { auditTrailEn } from './en/auditTrail';
import { ordersDashboardEn } from './en/ordersDashboard';
import { sessionsEn } from './en/sessions';
import { secondFactorEn } from './en/secondFactor';
import { adminPanelPtBR } from './ptBR/adminPanel';
import { auditTrailPtBR } from './ptBR/auditTrail';
import { ordersDashboardPtBR } from './ptBR/ordersDashboard';
import { sessionsPtBR } from './ptBR/sessions';
import { secondFactorPtBR } from './ptBR/secondFactor';
import { shownLocaleOf, textsOf, type Locale, type Texts } from './texts';

const portuguese = {
  adminPanel: adminPanelPtBR,
  ordersDashboard: ordersDashboardPtBR,
  auditTrail: auditTrailPtBR,
  sessions: sessionsPtBR,
  secondFactor: secondFactorPtBR,
};

/** The words that the screens beside the desk alone have (orders, administration, profile), by language. */
export const SIDE_WORDS: Readonly<Record<Locale, typeof portuguese>> = {
  'pt-BR': portuguese,
  en: {
    adminPanel: adminPanelEn,
    ordersDashboard: ordersDashboardEn,
    auditTrail: auditTrailEn,
    sessions: sessionsEn,
    secondFactor: secondFactorEn,
  },
};

/** Every text of the desk, and those of the screens beside it. */
export type SideTexts = Texts & typeof portuguese;

const made = new WeakMap<Texts, SideTexts>();

/**
 * The texts for the screens beside the desk. Their own words are downloaded with them, in both languages: an agent's first
 * chat does without (wire: entry-and-desk).
 *
 * @returns always the same object for the same texts.
 */
export function sideTextsOf(locale: Locale): SideTexts {
  const texts = textsOf(locale);
  const found = made.get(texts) ?? { ...texts, ...SIDE_WORDS[shownLocaleOf(locale)] };
  made.set(texts, found);
  return found;
}
