/** Finding a conversation by what is typed into the search box (behaviour: list-search). */
import { phoneDigits } from './phone';

/**
 * Text as the search sees it: without accents and case. Letter by letter, because the lower case of a
 * whole text depends on its neighbours (the final sigma), and a part must stay a part.
 */
export function foldText(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(bare, (letter) => letter.toLowerCase()).join('');
}

/** What of a number people type: digits and the marks between them. */
const PHONE_LIKE = /^[\d\s()+.-]+$/;

/** A part of a text, whatever its case and accents, or the digits of a number; null: nothing is looked for. */
function readQuery(query: string): { text: string; digits: string } | null {
  const trimmed = query.trim();
  if (trimmed === '') return null;
  return { text: foldText(trimmed), digits: PHONE_LIKE.test(trimmed) ? phoneDigits(trimmed) : '' };
}

/** A test for people: their name or e-mail holds the query, or their phone its digits. An empty query finds everybody. */
export function personMatcher(
  query: string,
): (person: { nome: string; email: string; telefone: string }) => boolean {
  const looked = readQuery(query);
  if (looked === null) return () => true;
  const { text, digits } = looked;
  return ({ nome, email, telefone }) =>
    foldText(nome).includes(text) ||
    foldText(email).includes(text) ||
    (digits !== '' && phoneDigits(telefone).includes(digits));
}

/**
 * A test for conversations: the name holds the query, whatever its case and accents, or the number
 * holds its digits. An empty query finds everything.
 */
export function conversationMatcher(
  query: string,
): (conversation: { name: string; number: string }) => boolean {
  const looked = readQuery(query);
  if (looked === null) return () => true;
  const { text, digits } = looked;
  return ({ name, number }) =>
    foldText(name).includes(text) || (digits !== '' && phoneDigits(number).includes(digits));
}
