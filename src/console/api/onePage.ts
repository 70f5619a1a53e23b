import * as v from 'valibot';
import { wireId } from '@/contract/wire';

/** The largest page a host that knows pages gives (wire: get-conversation): of a longer answer no more is read. */
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

/** The id of a message as the wire has it, or null. */
function idOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const { id, _id } = message as { id?: unknown; _id?: unknown };
  const read = v.safeParse(wireId, id ?? _id);
  return read.success ? read.output : null;
}

/**
 * A page of an answer that has all of a chat's messages, from a host that knows no pages
 * (wire: get-conversation): reading and holding ten thousand to show twenty would keep the person waiting. Another
 * answer stays as it is.
 * @param before the message before which the page was asked to end; absent: the newest
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
