/** What stands in braces in a quick reply, and how it is filled (behaviour: quick-reply-fill). */
import { PLACEHOLDER } from './replyPlaceholders';
import { foldText } from './search';

/** What a reply can be filled with; null what nobody knows. */
export interface ReplyFacts {
  nome: string | null;
  /** As it is read, 'R$ 20,00'. */
  valor: string | null;
  endereço: string | null;
  agente: string | null;
}

/** The names of the placeholders that are filled, as people write them. */
export const FILLED_NAMES = [
  'nome',
  'valor',
  'endereço',
  'agente',
] as const satisfies readonly (keyof ReplyFacts)[];

/** The names by which a fact is found: neither case, accents nor blanks count. */
const FACT_OF: ReadonlyMap<string, keyof ReplyFacts> = new Map(
  FILLED_NAMES.map((name) => [foldText(name), name]),
);

/**
 * Fills a reply. What is not known, and what has another name, stays as it is written. What is filled in is not looked
 * through again: a customer called '{valor}' is called that.
 */
export function fillReply(text: string, facts: ReplyFacts): string {
  return text.replace(PLACEHOLDER, (found) => {
    const name = FACT_OF.get(foldText(found.slice(1, -1).trim()));
    return (name === undefined ? null : facts[name]) ?? found;
  });
}
