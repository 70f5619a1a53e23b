/**
 * The strict side: what a request may hold. Answers are read tolerantly (wire.ts), requests exactly:
 * right types, bounded lengths, and no control character where an id or a header is meant.
 */
import * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import { wireFlag, wireText } from '../wire';

/** An identifier in a path or a body: 1 to 200 characters, none of them a control character. */
export const requestId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(200),
  // eslint-disable-next-line no-control-regex -- refusing control characters is the purpose
  v.regex(/^[^\u0000-\u001f\u007f]+$/),
);

/** A field a person fills in: any text up to `max` characters, without NUL, which databases refuse. */
export const requestText = (max: number) =>
  v.pipe(v.string(), v.maxLength(max), v.excludes('\u0000'));

/** A phone number in a path: digits only (wire: request-ids). */
const requestPhone = v.pipe(v.string(), v.regex(/^\d{8,20}$/));

/** A whole number in a query, between `min` and `max`. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** A body that may hold these fields and no other: one that is not known may have meant to narrow what is done. */
export const onlyFields = <E extends v.ObjectEntries>(fields: E) =>
  v.pipe(
    v.unknown(),
    // Here and not by a strict object, whose faults name what a stranger wrote.
    v.check(
      (body) =>
        typeof body === 'object' &&
        body !== null &&
        !Array.isArray(body) &&
        Object.keys(body).every((name) => Object.hasOwn(fields, name)),
    ),
    v.object(fields),
  );

/** `{id}` of a path. */
export const idParams = v.object({ id: requestId });
/** `{chatId}` of a path. */
export const chatIdParams = v.object({ chatId: requestId });
/** `{phone}` of a path. */
export const phoneParams = v.object({ phone: requestPhone });

/**
 * The plain answer `{success, message?}`. `success` may be absent and is null then: what that means is decided
 * call by call (wire: absent-success).
 */
export const successAnswer = record({ success: nullable(wireFlag), message: nullable(wireText) });

/** Writes the plain answer. */
export function writeSuccess(answer: { success: boolean | null; message: string | null }) {
  return {
    success: answer.success ?? undefined,
    ...(answer.message === null ? {} : { message: answer.message }),
  };
}

/** The error every call may answer with (wire: errors); the purchase call says `error` as well. */
export const errorAnswer = record({
  message: withDefault(wireText, ''),
  error: nullable(wireText),
});
