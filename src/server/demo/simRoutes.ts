import * as v from 'valibot';
import { MESSAGE_MAX_LENGTH } from '@/contract/rest/conversations';
import { defineCall } from '@/contract/rest/defineCall';
import { requestId, requestText } from '@/contract/rest/requests';
import { route, type Route } from '@/server/http/defineRoute';
import type { SimCommands } from './simulator/commands';
import { TEMPERAMENTS } from './simulator/persona';

type SimAnswer = Record<string, unknown>;

const answer = v.record(v.string(), v.unknown()) as v.GenericSchema<unknown, SimAnswer>;

/** Accepts a missing body as an empty object. */
const orNothing = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.unknown(),
    v.transform((input) => input ?? {}),
    schema,
  );

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
const text = v.pipe(
  requestText(MESSAGE_MAX_LENGTH),
  v.check((said) => said.trim() !== ''),
);

const charge = v.union([
  v.strictObject({ pixId: requestId }),
  v.strictObject({ chatId: requestId }),
]);

const late = v.optional(v.boolean(), false);
const paidCharge = v.union([
  v.strictObject({ pixId: requestId, late }),
  v.strictObject({ chatId: requestId, late }),
]);

const BODIES = {
  nothing: orNothing(v.strictObject({})),
  late: orNothing(
    v.union([
      v.strictObject({ following: count(100) }),
      v.strictObject({ ms: v.optional(count(600_000), 5_000) }),
    ]),
  ),
  newCustomer: orNothing(
    v.strictObject({
      temperament: v.optional(v.picklist(TEMPERAMENTS)),
      name: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80))),
    }),
  ),
  say: v.strictObject({ chatId: requestId, text }),
  answer: v.strictObject({ chatId: requestId }),
  flood: v.strictObject({
    chats: v.optional(count(1_000), 5),
    messages: count(10_000),
    chatIds: v.optional(v.pipe(v.array(requestId), v.minLength(1), v.maxLength(1_000))),
  }),
  silence: orNothing(
    v.union([
      v.strictObject({ minutes: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)) }),
      v.strictObject({ on: v.optional(v.boolean(), true) }),
    ]),
  ),
};

/**
 * `POST /sim/<command>`: an addition of ours, for administrators, and only in the demo (wire: sim). A body of the wrong
 * shape is a 400 like anywhere else.
 */
export function simRoutes(commands: SimCommands): Route[] {
  /** @param run an object that it returns is the response. */
  function command<B>(
    name: string,
    body: v.GenericSchema<unknown, B>,
    run: (body: B) => unknown,
  ): Route {
    const call = defineCall({
      method: 'POST',
      path: `/sim/${name}`,
      body,
      answer,
      write: (given: SimAnswer) => given,
    });
    return route(call, {
      right: 'admin',
      handler: async (input) => {
        const given = await run(input.body);
        return { success: true, ...(typeof given === 'object' ? given : {}) };
      },
    });
  }

  return [
    command('disconnect', BODIES.nothing, () => commands.disconnect()),
    command('ready', BODIES.nothing, () => commands.ready()),
    command('drop-sockets', BODIES.nothing, () => commands.dropSockets()),
    command('deliver-twice', BODIES.nothing, () => commands.deliverTwice()),
    command('deliver-late', BODIES.late, (after) => commands.deliverLate(after)),
    command('pay', paidCharge, (choice) => commands.pay(choice, choice)),
    command('expire', charge, (choice) => commands.expire(choice)),
    command('take-back', charge, (choice) => commands.takeBack(choice)),
    command('new-customer', BODIES.newCustomer, (chosen) => commands.newCustomer(chosen)),
    command('say', BODIES.say, (said) => commands.say(said.chatId, said.text)),
    command('answer', BODIES.answer, ({ chatId }) => commands.answer(chatId)),
    command('flood', BODIES.flood, (wanted) => commands.flood(wanted)),
    command('silence', BODIES.silence, (wanted) =>
      commands.silence('minutes' in wanted ? wanted.minutes : wanted.on ? null : 0),
    ),
  ];
}
