import { saoPauloMoment } from '@/console/shared/time/saoPauloMoment';
import type { Locale } from '@/console/text/texts';
import type { AuditEntry } from '@/contract/entities/audit';
import { detailInWords, wordOf, type AuditWords } from '@/domain/auditDetails';

/** An entry in words. */
export interface AuditRow {
  id: string;
  when: string;
  who: string;
  /** Of somebody with an account. */
  whoEmail: string | null;
  act: string;
  kind: string;
  /** The name of what it was done to, else its id; null when there is no single object. */
  object: string | null;
  /** By which the audit can be narrowed to this object; null when there is none. */
  objectId: string | null;
  objectEmail: string | null;
  details: string;
}

/** Puts an entry into words. What there are no words for shows the name it has on the wire. */
export function auditRow(entry: AuditEntry, words: AuditWords, locale: Locale): AuditRow {
  const { ator, objeto } = entry;
  return {
    id: entry.id,
    when: saoPauloMoment(entry.em, locale),
    who: ator.nome ?? wordOf(words.actors, ator.id ?? ''),
    whoEmail: ator.email,
    act: wordOf(words.acts, entry.ato),
    kind: wordOf(words.kinds, objeto.tipo),
    object: objeto.nome ?? objeto.id,
    objectId: objeto.id,
    objectEmail: objeto.email,
    details: entry.detalhes.items.map((detail) => detailInWords(detail, words, locale)).join(' · '),
  };
}
