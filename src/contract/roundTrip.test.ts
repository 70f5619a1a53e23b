import fc from 'fast-check';
import { draws } from '@/testing/runs';
import * as v from 'valibot';
import { anyAnswer } from '@/testing/arbitraries/answers';
import { anyId } from '@/testing/arbitraries/entities';
import { hostileJson } from '@/testing/arbitraries/hostileJson';
import { anyPayload } from '@/testing/arbitraries/payloads';
import { EVENTS, readPosition, writePosition } from './events';
import { CALLS } from './rest/calls';
import { faultPath } from './reader';
import { writeEvent } from './writeEvent';

interface Written {
  name: string;
  schema: v.GenericSchema;
  write: (internal: unknown) => unknown;
  anything: fc.Arbitrary<unknown>;
}

/** Pairs the reader and the writer of each name. The compiler cannot check that the pairs in such a table match. */
const answers = Object.entries(CALLS).map(([name, call]): Written => ({
  name: `answer of ${name}`,
  schema: call.answer,
  write: call.write as (internal: unknown) => unknown,
  anything: anyAnswer[name as keyof typeof anyAnswer],
}));
const payloads = Object.entries(EVENTS).map(([name, schema]): Written => ({
  name: `event ${name}`,
  schema,
  write: (internal) => writeEvent(name as 'auth_error', internal as { message: string }),
  anything: anyPayload[name as keyof typeof anyPayload],
}));

/** @returns the value after it was sent as JSON. */
function travel(wire: unknown): unknown {
  const text = JSON.stringify(wire) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
}

function read(schema: v.GenericSchema, wire: unknown): unknown {
  const result = v.safeParse(schema, wire);
  if (!result.success) throw new Error(`unreadable at ${faultPath(result.issues[0])}`);
  return result.output;
}

describe.each([...answers, ...payloads])('$name', ({ schema, write, anything }) => {
  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(anything, (internal) => {
        expect(read(schema, travel(write(internal)))).toEqual(internal);
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  it('is the same after another round, in whatever form it arrived', () => {
    const names = ['id', 'chatId', 'message', 'timestamp', 'createdAt', 'valor', 'coupon', 'email'];
    fc.assert(
      fc.property(
        fc.oneof(
          hostileJson(names),
          fc
            .tuple(anything, hostileJson(names), fc.constantFrom(...names))
            .map(([internal, value, name]) => {
              const wire = travel(write(internal));
              return Array.isArray(wire) || typeof wire !== 'object' || wire === null
                ? wire
                : { ...wire, [name]: value };
            }),
        ),
        (input) => {
          const result = v.safeParse(schema, input);
          if (!result.success) return;
          const again = read(schema, travel(write(result.output)));
          expect(withoutRejected(again)).toEqual(withoutRejected(result.output));
        },
      ),
      draws({ test: 100, soak: 2_000 }),
    );
  });
});

/** The paths of rejected items are not sent, so they are ignored in the comparison. */
function withoutRejected(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (key === 'rejected' ? [] : inner)),
  );
}

it('a position written into a header is the same when read', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\w-]{1,100}$/),
      fc.nat({ max: 999_999_999_999_999 }),
      (streamId, seq) => {
        expect(readPosition(writePosition({ streamId, seq }))).toEqual({ streamId, seq });
      },
    ),
    draws({ test: 100, soak: 2_000 }),
  );
});

it('a header that is no position counts as none', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyId, fc.constantFrom(null, undefined, '', ':', 'a:', ':1', 'a:-1')),
      (text) => {
        const position = readPosition(text);
        expect(position === null || writePosition(position) !== '').toBe(true);
      },
    ),
    draws({ test: 100, soak: 2_000 }),
  );
  expect(readPosition('a:-1')).toBeNull();
  expect(readPosition('a b:1')).toBeNull();
  expect(readPosition(null)).toBeNull();
});
