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

/** A part of a text, in UTF-16 units. */
export interface TextPart {
  from: number;
  /** The unit behind its last. */
  to: number;
}

/**
 * Returns where a text contains a query first, ignoring case and accents; null for nowhere, and for an empty query. The
 * part has all accents of its letters.
 */
export function findPart(text: string, query: string): TextPart | null {
  const looked = foldText(query);
  if (looked === '') return null;
  let bare = '';
  /** For each unit of `bare`, the letter of `text` that it comes from. */
  const letters: TextPart[] = [];
  let from = 0;
  for (const letter of text) {
    const folded = foldText(letter);
    const to = from + letter.length;
    const last = letters.at(-1);
    // An accent of its own belongs to the letter before it.
    if (folded === '' && last !== undefined) last.to = to;
    const part = { from, to };
    for (let unit = 0; unit < folded.length; unit += 1) letters.push(part);
    bare += folded;
    from = to;
  }
  const at = bare.indexOf(looked);
  const [first, last] = [letters[at], letters[at + looked.length - 1]];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** A line of a text around what was found in it. */
export interface Excerpt {
  before: string;
  found: string;
  after: string;
}

/** How much stands before what was found, at most, so that this is in sight where a line is short. */
const LEAD_LENGTH = 24;

/**
 * Returns a text in one line, which begins shortly before what was found in it; from its beginning where nothing was.
 */
export function excerptOf(text: string, query: string): Excerpt {
  const line = text.replace(/\s+/g, ' ').trim();
  const part = findPart(line, query.trim().replace(/\s+/g, ' '));
  if (part === null) return { before: '', found: '', after: line };
  const lead = line.slice(0, part.from);
  const cut = lead.length > LEAD_LENGTH ? lead.indexOf(' ', lead.length - LEAD_LENGTH) + 1 : 0;
  // Without a space so near, all of it stays: a word is not cut.
  const before = cut === 0 ? lead : `…${lead.slice(cut)}`;
  return { before, found: line.slice(part.from, part.to), after: line.slice(part.to) };
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
