import type { AuditWords } from '@/domain/auditDetails';
import { auditWordsEn } from './en/auditWords';
import { auditWordsPtBR, type OwnAuditWords } from './ptBR/auditWords';
import type { SideTexts } from './sideTexts';
import type { Locale } from './texts';

const OWN: Readonly<Record<Locale, OwnAuditWords>> = { 'pt-BR': auditWordsPtBR, en: auditWordsEn };

/**
 * The words of the audit's entries. They are beside the other texts, in both languages: so they are downloaded with the
 * audit's screen, and nobody who opens a chat waits for them (wire: entry-and-desk).
 */
export const auditWordsOf = (locale: Locale, text: SideTexts): AuditWords => ({
  ...OWN[locale],
  stages: text.stages.header,
  statuses: { ...text.history.status, a_devolver: text.ordersDashboard.counters.held },
  sorts: text.ordersDashboard.filters.sorts,
});
