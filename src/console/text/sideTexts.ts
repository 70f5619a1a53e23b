import { ACCOUNT_WORDS } from './accountTexts';
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
import type { Locale, Texts } from './texts';
import { textsWith } from './textsWith';

const portuguese = {
  ...ACCOUNT_WORDS['pt-BR'],
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
    ...ACCOUNT_WORDS.en,
    adminPanel: adminPanelEn,
    ordersDashboard: ordersDashboardEn,
    auditTrail: auditTrailEn,
    sessions: sessionsEn,
    secondFactor: secondFactorEn,
  },
};

/** Every text of the desk, and those of the screens beside it. */
export type SideTexts = Texts & typeof portuguese;

/**
 * The texts for the screens beside the desk. Their own words are downloaded with them: an agent's first chat does
 * without (wire: entry-and-desk).
 */
export const sideTextsOf = textsWith(SIDE_WORDS);
