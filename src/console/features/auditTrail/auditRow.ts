import { saoPauloMoment } from '@/console/shared/time/saoPauloMoment';
import type { Locale, Texts } from '@/console/text/texts';
import type { AuditEntry } from '@/contract/entities/audit';
import { formatMoney } from '@/domain/money';

/** An entry in words. */
export interface AuditRow {
  id: string;
  when: string;
  who: string;
  act: string;
  kind: string;
  /** The name of what it was done to, else its id; null when there is no single object. */
  object: string | null;
  /** By which the audit can be narrowed to this object; null when there is none. */
  objectId: string | null;
  details: string;
}

/** Puts an entry into words. What the texts have no words for shows the name it has on the wire. */
export function auditRow(entry: AuditEntry, text: Texts['auditTrail'], locale: Locale): AuditRow {
  const { ator, objeto } = entry;
  return {
    id: entry.id,
    when: saoPauloMoment(entry.em, locale),
    who: ator.nome ?? wordOf(text.actors, ator.id ?? ''),
    act: wordOf(text.acts, entry.ato),
    kind: wordOf(text.kinds, objeto.tipo),
    object: objeto.nome ?? objeto.id,
    objectId: objeto.id,
    details: entry.detalhes.items
      .map(({ nome, valor }) => `${wordOf(text.details, nome)}: ${valueOf(nome, valor, locale)}`)
      .join(' · '),
  };
}

export const wordOf = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;

/** An amount is money: the audit writes it in reais. */
function valueOf(name: string, value: string, locale: Locale): string {
  const reais = Number(value);
  return name === 'valor' && value !== '' && Number.isFinite(reais)
    ? formatMoney(Math.round(reais * 100), locale)
    : value;
}
