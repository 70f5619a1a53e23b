/**
 * The strict side: the schemas of requests. Responses are read tolerantly (wire.ts), requests exactly: right types,
 * bounded lengths, and no control characters in an id or a header.
 */
import * as v from 'valibot';
import { normalEmail } from '../email';
import { nullable, record, withDefault } from '../shapes';
import { wireFlag, wireText } from '../wire';
import { ACCOUNT_LENGTHS } from './accountLengths';

/** An identifier in a path or a body: 1 to 200 characters without control characters. */
export const requestId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(200),
  // eslint-disable-next-line no-control-regex -- refusing control characters is the purpose
  v.regex(/^[^\u0000-\u001f\u007f]+$/),
);

/** A field that a person fills in: any text up to `max` characters, without NUL, which databases refuse. */
export const requestText = (max: number) =>
  v.pipe(v.string(), v.maxLength(max), v.excludes('\u0000'));

/** An account's e-mail, in the form in which accounts are stored (wire: emails). */
export const requestEmail = v.pipe(requestText(ACCOUNT_LENGTHS.email), v.transform(normalEmail));

/** A code of a second factor as somebody types it: of the app or a recovery code (wire: second-factor). */
export const requestCode = v.pipe(requestText(64), v.minLength(1));

/** A phone number in a path: digits only (wire: request-ids). */
const requestPhone = v.pipe(v.string(), v.regex(/^\d{8,20}$/));

/** A day of the calendar, such as '2026-02-28'. */
export const requestDay = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check((day) => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  }),
);

/** An integer in a query, between `min` and `max`. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** A body with these fields and no others: an unknown field may have been meant to narrow what is done. */
export const onlyFields = <E extends v.ObjectEntries>(fields: E) =>
  v.pipe(
    v.unknown(),
    // Checked here and not by a strict object, because the faults of that would name the sender's fields.
    v.check(
      (body) =>
        typeof body === 'object' &&
        body !== null &&
        !Array.isArray(body) &&
        Object.keys(body).every((name) => Object.hasOwn(fields, name)),
    ),
    v.object(fields),
  );

/** The parameter `{id}` of a path. */
export const idParams = v.object({ id: requestId });
/** The parameter `{chatId}` of a path. */
export const chatIdParams = v.object({ chatId: requestId });
/** The parameter `{phone}` of a path. */
export const phoneParams = v.object({ phone: requestPhone });

/**
 * The plain response `{success, message?}`. An absent `success` is read as null; what that means is said in
 * wire: absent-success.
 */
export const successAnswer = record({ success: nullable(wireFlag), message: nullable(wireText) });

/** Converts the plain response to the wire format. */
export function writeSuccess(answer: { success: boolean | null; message: string | null }) {
  return {
    success: answer.success ?? undefined,
    ...(answer.message === null ? {} : { message: answer.message }),
  };
}

/**
 * The error that every call may respond with (wire: errors); the purchase call sends `error` as well. `confirm` is ours:
 * the call will be admitted once it is said who is there (wire: confirm).
 */
export const errorAnswer = record({
  message: withDefault(wireText, ''),
  error: nullable(wireText),
  confirm: withDefault(wireFlag, false),
});
