import * as v from 'valibot';
import { idempotencyKeySchema } from '@/contract/rest/conversations';
import { HttpError } from '@/server/errors/httpError';
import { conversationsText } from '@/server/text/conversations';

/**
 * Reads the header `Idempotency-Key` (wire: idempotency).
 *
 * @returns null when it is absent.
 * @throws HttpError 400 for a key that is not a UUID.
 */
export function readKey(value: string | undefined): string | null {
  if (value === undefined) return null;
  const result = v.safeParse(idempotencyKeySchema, value);
  if (!result.success) throw new HttpError(400, conversationsText.badKey);
  return result.output;
}
