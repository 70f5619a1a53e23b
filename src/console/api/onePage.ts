import * as v from 'valibot';
import { wireId } from '@/contract/wire';

/**
 * The largest page of a host that supports pages (wire: get-conversation). A longer response comes from a host that
 * does not.
 */
const LARGEST_PAGE = 200;

interface Whole {
  messages: unknown[];
}

const isWhole = (answer: unknown): answer is Whole =>
  typeof answer === 'object' &&
  answer !== null &&
  'messages' in answer &&
  Array.isArray(answer.messages) &&
  answer.messages.length > LARGEST_PAGE;

/** @returns the id of a message in wire form, or null. */
function idOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const { id, _id } = message as { id?: unknown; _id?: unknown };
  const read = v.safeParse(wireId, id ?? _id);
  return read.success ? read.output : null;
}

/**
 * Cuts one page from a response with all of a chat's messages, for a host without pages (wire: get-conversation):
 * parsing and storing ten thousand messages to show twenty would keep the person waiting. Other responses are returned
 * unchanged.
 *
 * @param before the message before which the page ends; absent for the newest page
 */
export function onePage(answer: unknown, before?: string): unknown {
  if (!isWhole(answer)) return answer;
  const { messages } = answer;
  const end =
    before === undefined
      ? messages.length
      : messages.findIndex((message) => idOf(message) === before);
  if (end === -1) return answer;
  const from = Math.max(0, end - LARGEST_PAGE);
  const isFirst = from === 0 && !('hasMore' in answer && answer.hasMore === true);
  return { ...answer, messages: messages.slice(from, end), hasMore: !isFirst };
}
