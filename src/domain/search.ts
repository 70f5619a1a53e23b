/** The search box of the conversation list (behaviour: list-search). */
import { phoneDigits } from './phone';

/**
 * Normalises text for the search: no accents, lower case. Each letter is converted separately, because the lower case
 * of a whole text depends on its neighbours (the final sigma), and a part must still match the whole.
 */
export function foldText(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(bare, (letter) => letter.toLowerCase()).join('');
}

/** The characters of a typed phone number: digits and the marks between them. */
const PHONE_LIKE = /^[\d\s()+.-]+$/;

/** Parses a query into normalised text and, for a number, its digits; null when it is empty. */
function readQuery(query: string): { text: string; digits: string } | null {
  const trimmed = query.trim();
  if (trimmed === '') return null;
  return { text: foldText(trimmed), digits: PHONE_LIKE.test(trimmed) ? phoneDigits(trimmed) : '' };
}

/**
 * Returns a test for people: their name or e-mail contains the query, or their phone its digits. An empty query matches
 * everybody.
 */
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
 * Returns a test for conversations: the name contains the query, ignoring case and accents, or the number contains its
 * digits. An empty query matches everything.
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
