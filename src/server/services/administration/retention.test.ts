import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { count, eq, sql } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import { DAY_MS, HOUR_MS } from '@/domain/saoPaulo';
import { createAudit } from '@/server/audit/audit';
import {
  attendances,
  audit,
  conversations,
  idempotencyKeys,
  messages,
  notes,
  offerAgents,
  offers,
  pedidos,
  pixCharges,
} from '@/server/db/schema';
import { checkOrderSums } from '@/server/services/dashboard/orderSums';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';
import { PASS_PAUSE_MS, STEP_PAUSE_MS, STEP_ROWS } from './retention';

const DAYS = 30;
const KEPT_FOR_EVER = { messages: 0, offers: 0, charges: 0, audit: 0 };
const [DONE, BUSY] = ['5511900000301', '5511900000302'];

let world: CommerceWorld;
const open = async (days = DAYS) => {
  world = await openCommerceWorld({
    settings: { retentionDays: { messages: days, offers: days, charges: days, audit: days } },
  });
  await world.setOnline('ana', true);
};
afterEach(() => world.close());

const howMany = async (table: AnyPgTable): Promise<number> => {
  const [row] = await world.parts.db.select({ n: count() }).from(table);
  return row!.n;
};
const messagesOf = async (number: string) =>
  world.parts.db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, chatIdOf(number)))
    .orderBy(messages.ordinal);
const page = (number: string, before: string) =>
  world.request('GET', `/api/conversations/${chatIdOf(number)}?before=${before}`, { as: 'admin' });
/** Lets a pass run to its end. */
const passOver = async (steps = 3) => {
  await world.passes(PASS_PAUSE_MS);
  for (let step = 0; step < steps; step += 1) await world.passes(STEP_PAUSE_MS);
};

/** A customer whom nobody attends any more, and one whom Ana still does. */
async function attendTwo() {
  await world.customerWaits(DONE);
  await world.accept('ana', await world.openOffer(DONE));
  await world.request('POST', `/api/agente/finalizar/${chatIdOf(DONE)}`, { as: 'ana' });
  await world.customerWaits(BUSY);
  await world.accept('ana', await world.openOffer(BUSY));
  // The flow asks once more when nobody answers.
  await world.passes(HOUR_MS);
}

describe('messages', () => {
  it('of chats that are over go when they are old, and no others', async () => {
    await open();
    await attendTwo();
    const busy = await messagesOf(BUSY);
    const chat = await world.chat(DONE);
    await world.passes(DAYS * DAY_MS - 2 * HOUR_MS);
    expect(await messagesOf(DONE)).not.toEqual([]);
    await passOver();
    await passOver();
    expect(await messagesOf(DONE)).toEqual([]);
    expect(await messagesOf(BUSY)).toEqual(busy);
    expect(await world.chat(DONE)).toEqual({ ...chat, lastMessage: null });
  });

  it('take the notes of such chats with them, a few at a time, and no others', async () => {
    await open();
    await attendTwo();
    const writes = (number: string, texto: string) =>
      world.services.notes.add(world.personOf('admin'), {
        ...{ chatId: chatIdOf(number), texto, idempotencyKey: null },
      });
    for (let n = 0; n < STEP_ROWS + 1; n += 1) await writes(DONE, `nota ${n}`);
    await writes(BUSY, 'de quem ainda é atendido');
    await world.passes(DAYS * DAY_MS - 2 * HOUR_MS);
    await writes(DONE, 'nova');
    await passOver();
    await passOver();
    const left = await world.parts.db.select({ texto: notes.texto }).from(notes);
    expect(left.map(({ texto }) => texto).sort()).toEqual(['de quem ainda é atendido', 'nova']);
  });

  it('leave what is younger, which is read, counted and continued as before', async () => {
    await open();
    await attendTwo();
    const [first] = await messagesOf(DONE);
    await world.passes(DAYS * DAY_MS - 2 * HOUR_MS);
    await world.says(DONE, 'voltei');
    await world.setStage('admin', DONE, 'finalizado');
    await world.parts.db
      .update(conversations)
      .set({ finalizada: true, agenteId: null })
      .where(eq(conversations.id, chatIdOf(DONE)));
    await passOver();
    await passOver();
    await passOver();
    const left = await messagesOf(DONE);
    expect(left.map(({ body }) => body)).toContain('voltei');
    expect(left.map(({ id }) => id)).not.toContain(first!.id);
    // A console that still holds a removed message asks for what is before it: nothing is.
    expect(await page(DONE, first!.id)).toMatchObject({
      status: 200,
      body: { messages: [], hasMore: false },
    });
    expect((await page(DONE, (await messagesOf(BUSY))[0]!.id)).status).toBe(404);
    expect((await page(DONE, 'zzz')).status).toBe(404);
    const list = await world.request('GET', '/api/conversations', { as: 'admin' });
    expect(list.body).toMatchObject([
      { id: chatIdOf(DONE), unreadCount: left.filter(({ fromMe }) => !fromMe).length },
      { id: chatIdOf(BUSY) },
    ]);
    const newest = left.at(-1)!.ordinal;
    await world.says(DONE, 'e de novo');
    expect((await messagesOf(DONE)).find(({ body }) => body === 'e de novo')!.ordinal).toBe(
      newest + 1,
    );
  });

  it('take their pictures with them, but for one that an order shows', async () => {
    await open();
    const { images, db, settings } = world.parts;
    await attendTwo();
    const [alone, ofOrder] = await Promise.all([1, 2].map(() => images.saveDrawing('<svg/>')));
    await world.customerConfirms('5511900000303', 'ana');
    await db.update(pedidos).set({ chatId: chatIdOf(DONE), imagemPedidoPath: ofOrder!.path });
    const [first, second] = await messagesOf(DONE);
    for (const [message, picture] of [
      [first, alone],
      [second, ofOrder],
    ] as const) {
      await db
        .update(messages)
        .set({ mediaPath: picture!.path })
        .where(eq(messages.id, message!.id));
    }
    await world.passes(DAYS * DAY_MS);
    await passOver();
    expect(await messagesOf(DONE)).toEqual([]);
    expect(await readdir(path.join(settings.dataDir, 'media'))).not.toContain(
      path.basename(alone!.path),
    );
    expect(await images.read(path.basename(ofOrder!.path))).not.toBeNull();
  });

  it('go in steps of some rows, with pauses, and begin an hour after the start', async () => {
    await open();
    await attendTwo();
    await world.parts.db.execute(sql`
      insert into ${messages} (id, conversation_id, body, from_me, sent_at)
      select 'old-' || lpad(n::text, 4, '0'), ${chatIdOf(DONE)}, 'x', false, 1
      from generate_series(1, ${2 * STEP_ROWS}) as n`);
    // As if they had been the first.
    await world.parts.db.execute(
      sql`update ${messages} set sent_at = 1 where ${messages.conversationId} = ${chatIdOf(DONE)}`,
    );
    const { length } = await messagesOf(DONE);
    const busy = (await messagesOf(BUSY)).length;
    await world.parts.db.execute(
      sql`update ${messages} set sent_at = 1 where ${messages.conversationId} = ${chatIdOf(BUSY)}`,
    );
    // Another start does not put it off.
    await world.passes(PASS_PAUSE_MS / 2);
    await world.services.retention.start();
    await world.passes(PASS_PAUSE_MS / 2 - 1_000);
    expect((await messagesOf(DONE)).length).toBe(length);
    await world.passes(1_000);
    const left = [(await messagesOf(DONE)).length];
    await world.passes(STEP_PAUSE_MS - 1_000);
    left.push((await messagesOf(DONE)).length);
    for (let step = 0; step < 3; step += 1) {
      await world.passes(STEP_PAUSE_MS);
      left.push((await messagesOf(DONE)).length);
    }
    for (const [at, now] of left.entries()) {
      expect((left[at - 1] ?? length) - now).toBeLessThanOrEqual(STEP_ROWS);
    }
    expect(left[0]).toBe(left[1]);
    expect(left.at(-1)).toBe(0);
    expect((await messagesOf(BUSY)).length).toBe(busy);
  });
});

describe('what else is old', () => {
  it('goes: decided offers, charges without money, keys of sends; the books stay', async () => {
    await open();
    const paid = await world.customerConfirms('5511900000304', 'ana');
    await world.pays(paid.cupomPixId);
    const unpaid = await world.customerConfirms('5511900000305', 'ana');
    await world.request('POST', `/api/conversations/${chatIdOf('5511900000305')}/send`, {
      as: 'ana',
      body: { message: 'oi' },
      headers: { 'Idempotency-Key': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' },
    });
    await world.passes(DAY_MS - HOUR_MS);
    expect(await howMany(idempotencyKeys)).toBe(1);
    await world.passes(2 * HOUR_MS);
    expect(await howMany(idempotencyKeys)).toBe(0);
    expect(await howMany(offers)).toBe(2);
    await world.passes((DAYS - 2) * DAY_MS);
    await world.customerWaits('5511900000306');
    await world.passes(2 * DAY_MS);
    await passOver();
    const left = await world.parts.db.select().from(offers);
    expect([...new Set(left.map(({ chatId }) => chatId))]).toEqual([chatIdOf('5511900000306')]);
    expect(await howMany(offerAgents)).toBe(left.length);
    expect(await world.parts.db.select().from(pixCharges)).toMatchObject([
      { pixId: paid.cupomPixId, status: 'paid' },
    ]);
    // The order stays, and its payment is as final as it was.
    const verify = await world.request('POST', `/api/pedidos/${unpaid.id}/verificar-pagamento`, {
      as: 'admin',
    });
    expect([verify.status, await howMany(pedidos)]).toEqual([200, 2]);
    expect(await world.ordersOf('5511900000305')).toMatchObject([
      { status: 'cancelado', cupomPagamentoStatus: 'expirado' },
    ]);
    const sums = Object.values(await checkOrderSums(world.parts.db));
    expect(sums.every((wrong) => wrong === 0)).toBe(true);
  });

  it('goes: finished attendances, with the messages that could be read in them', async () => {
    await open();
    await attendTwo();
    await world.passes((DAYS - 1) * DAY_MS);
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(BUSY)}`, { as: 'ana' });
    expect(await howMany(attendances)).toBe(2);
    await world.passes(DAY_MS);
    await passOver();
    expect(await world.parts.db.select().from(attendances)).toMatchObject([
      { chatId: chatIdOf(BUSY) },
    ]);
  });

  it('goes: old entries of the audit, and no younger ones', async () => {
    await open();
    const { record } = createAudit(world.parts);
    const act = {
      actorId: 'cli',
      act: 'sums.rebuilt',
      object: { kind: 'sums', id: null },
    } as const;
    await world.parts.uow.write((tx) => record(tx, { ...act, actorId: 'old' }));
    await world.passes(DAYS * DAY_MS);
    await world.parts.uow.write((tx) => record(tx, act));
    await passOver();
    expect(await world.parts.db.select().from(audit)).toMatchObject([{ actorId: 'cli' }]);
  });

  it('stays for ever where a setting is 0', async () => {
    world = await openCommerceWorld({ settings: { retentionDays: KEPT_FOR_EVER } });
    await world.setOnline('ana', true);
    await attendTwo();
    const tables = [messages, offers, pixCharges, audit];
    const before = await Promise.all(tables.map(howMany));
    await world.passes(10_000 * DAY_MS);
    await passOver();
    expect(await Promise.all(tables.map(howMany))).toEqual(before);
  });

  it('that cannot be removed now is tried again, and holds up nothing else', async () => {
    await open();
    await attendTwo();
    const refuse = sql`create function no() returns trigger language plpgsql as $$
      begin raise exception 'not now'; end $$`;
    await world.parts.db.execute(refuse);
    await world.parts.db.execute(
      sql`create trigger no before delete on messages for each statement execute function no()`,
    );
    await world.passes(DAYS * DAY_MS);
    await passOver();
    expect([await howMany(offers), (await messagesOf(DONE)).length > 0]).toEqual([0, true]);
    await world.parts.db.execute(sql`drop trigger no on messages`);
    await world.passes(5 * 60_000);
    expect(await messagesOf(DONE)).toEqual([]);
  });
});
