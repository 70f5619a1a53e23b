import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { count, eq } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { CALLS } from '@/contract/rest/calls';
import {
  attendances,
  audit,
  clientes,
  conversations,
  couponAccounts,
  flowMemory,
  idempotencyKeys,
  messages,
  notes,
  offerAgents,
  offers,
  pedidos,
  pixCharges,
  readCursors,
  simCustomers,
  timers,
  users,
} from '@/server/db/schema';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

let world: CommerceWorld;
beforeEach(async () => {
  world = await openCommerceWorld({ settings: { simRate: 60 } });
});
afterEach(() => world.close());

const wipe = async () => {
  const answer = await world.request('DELETE', '/api/admin/limpar-dados', { as: 'admin' });
  expect(answer.status).toBe(200);
  return v.parse(CALLS.wipeData.answer, answer.body).estatisticas;
};
const howMany = async (table: AnyPgTable): Promise<number> => {
  const [row] = await world.parts.db.select({ n: count() }).from(table);
  return row!.n;
};
const EMPTIED = {
  attendances,
  conversations,
  messages,
  notes,
  offers,
  offerAgents,
  readCursors,
  idempotencyKeys,
  flowMemory,
  simCustomers,
};
const KEPT = { users, couponAccounts, pedidos };
const sizes = async (tables: Record<string, AnyPgTable>) => {
  const entries = Object.entries(tables);
  const counted = await Promise.all(entries.map(([, table]) => howMany(table)));
  return Object.fromEntries(entries.map(([name], index) => [name, counted[index]]));
};
const nothingOf = (tables: Record<string, AnyPgTable>) =>
  Object.fromEntries(Object.keys(tables).map((name) => [name, 0]));

/**
 * Creates some of everything: an attendance that is over, an order that waits for its payment, a paid one, an open offer, a sent message, a read
 * chat.
 */
async function fill() {
  await world.setOnline('ana', true);
  await world.passes(60_000);
  await world.customerWaits('5511900000100');
  await world.accept('ana', await world.openOffer('5511900000100'));
  await world.request('POST', `/api/agente/finalizar/${chatIdOf('5511900000100')}`, { as: 'ana' });
  const unpaid = await world.customerConfirms('5511900000101', 'ana');
  const paid = await world.customerConfirms('5511900000102', 'ana');
  await world.pays(paid.cupomPixId);
  await world.customerWaits('5511900000103');
  const chat = `/api/conversations/${chatIdOf('5511900000101')}`;
  await world.request('POST', `${chat}/read`, { as: 'ana' });
  await world.request('POST', `${chat}/send`, {
    as: 'ana',
    body: { message: 'oi' },
    headers: { 'Idempotency-Key': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' },
  });
  await world.request('POST', `${chat}/notas`, { as: 'ana', body: { texto: 'ligar depois' } });
  await world.request('POST', `/api/clientes/chat/${chatIdOf('5511900000101')}/observacao`, {
    as: 'ana',
    body: { texto: 'paga na hora' },
  });
  return { unpaid, paid };
}

describe('the wipe of data', () => {
  it('removes every conversation with everything that belongs to it, and says how much', async () => {
    await fill();
    const before = await sizes(EMPTIED);
    for (const [table, n] of Object.entries(before)) expect([table, n]).not.toEqual([table, 0]);
    const kept = await sizes(KEPT);
    expect(await wipe()).toEqual({
      mensagensRemovidas: before.messages,
      conversasRemovidas: before.conversations,
      atribuicoesRemovidas: 2,
    });
    expect(await sizes(EMPTIED)).toEqual(nothingOf(EMPTIED));
    expect(await sizes(KEPT)).toEqual(kept);
  });

  it('keeps a paid order as it is, and cancels an unpaid one with its charge', async () => {
    const { unpaid, paid } = await fill();
    await wipe();
    const orders = await world.parts.db.select().from(pedidos);
    const stateOf = (id: string) => {
      const found = orders.find((order) => order.id === id);
      return [found?.status, found?.cupomPagamentoStatus];
    };
    expect(stateOf(paid.id)).toEqual(['pendente', 'aprovado']);
    expect(stateOf(unpaid.id)).toEqual(['cancelado', 'cancelado']);
    const [charge] = await world.parts.db
      .select()
      .from(pixCharges)
      .where(eq(pixCharges.pixId, unpaid.cupomPixId ?? ''));
    expect(charge?.status).toBe('cancelled');
    expect(await world.pays(unpaid.cupomPixId)).toBe(false);
  });

  it('keeps a customer’s free coupons and referrals, and nothing else of them', async () => {
    await fill();
    const { db } = world.parts;
    const chatId = chatIdOf('5511900000101');
    await db
      .update(clientes)
      .set({ cuponsGratisDisponiveis: 2, totalIndicacoes: 3 })
      .where(eq(clientes.chatId, chatId));
    await wipe();
    const find = async () =>
      (await db.select().from(clientes).where(eq(clientes.chatId, chatId)))[0];
    expect(await find()).toMatchObject({
      cuponsGratisDisponiveis: 2,
      totalIndicacoes: 3,
      estadoFluxo: '',
      nomeCompleto: null,
      enderecoEntrega: null,
      imagemPedidoPath: null,
    });
    await world.says('5511900000101', 'oi de novo');
    expect(await find()).toMatchObject({
      cuponsGratisDisponiveis: 2,
      estadoFluxo: 'aguardando_escolha_inicial',
    });
    const chat = await world.request('GET', `/api/conversations/${chatId}`, { as: 'admin' });
    expect(chat.status).toBe(200);
  });

  it('is announced to everybody once, after it happened, and is recorded in the audit', async () => {
    await fill();
    const counts = await wipe();
    for (const person of ['admin', 'financeiro', 'ana', 'bruno'] as const) {
      expect(world.heard(person, 'dadosLimpos')).toEqual([undefined]);
    }
    expect(await world.parts.db.select().from(audit)).toMatchObject([
      { actorId: world.people.admin.id, act: 'data.wiped', detail: counts },
    ]);
  });

  it('removes the pictures of the conversations, but not an order’s or a person’s', async () => {
    const { images, db, settings } = world.parts;
    const { paid } = await fill();
    const [ofOrder, ofChat, ofAna] = await Promise.all(
      ['a', 'b', 'c'].map(() => images.saveDrawing('<svg/>')),
    );
    const chatId = chatIdOf('5511900000102');
    await db
      .update(pedidos)
      .set({ imagemPedidoPath: ofOrder!.path })
      .where(eq(pedidos.id, paid.id));
    await db
      .update(clientes)
      .set({ imagemPedidoPath: ofOrder!.path })
      .where(eq(clientes.chatId, chatId));
    await db
      .update(conversations)
      .set({ profilePicPath: ofChat!.path })
      .where(eq(conversations.id, chatId));
    await db.update(users).set({ fotoPath: ofAna!.path }).where(eq(users.id, world.people.ana.id));
    await wipe();
    const media = path.join(settings.dataDir, 'media');
    const kept = [ofOrder, ofAna].map((picture) => path.basename(picture!.path));
    while ((await readdir(media)).length > kept.length) await new Promise(setImmediate);
    expect((await readdir(media)).sort()).toEqual(kept.sort());
    await expect(access(path.join(media, kept[0]!))).resolves.toBeUndefined();
  });

  it('leaves no timer of a removed chat, and accepts new customers as before', async () => {
    await fill();
    await wipe();
    const kinds = (await world.parts.db.select().from(timers)).map(({ kind }) => kind);
    for (const kind of ['offer.expire', 'flow.remind', 'sim.react', 'sim.pay', 'bank.expire']) {
      expect(kinds).not.toContain(kind);
    }
    for (let minute = 0; minute < 10; minute += 1) await world.passes(60_000);
    expect(await howMany(conversations)).toBeGreaterThan(0);
    expect(await howMany(messages)).toBeGreaterThan(0);
  });

  it('does nothing when there is nothing to remove', async () => {
    await wipe();
    expect(await wipe()).toEqual({
      mensagensRemovidas: 0,
      conversasRemovidas: 0,
      atribuicoesRemovidas: 0,
    });
  });
});

describe('a wipe amid everything', () => {
  /** Statuses that report success or a lost race, but no fault. */
  const FAIR = [200, 404, 409];

  it('removes everything that came before, and keeps everything that came after', async () => {
    await fill();
    const chat = chatIdOf('5511900000101');
    const account = await world.addAccount('conta', { owner: 'ana' });
    const attempts = Array.from({ length: 10 }, (_each, n) => [
      world
        .request('POST', `/api/conversations/${chat}/send`, {
          as: 'ana',
          body: { message: `${n}` },
        })
        .then(({ status }) => status),
      world.request('POST', `/api/conversations/${chat}/read`, { as: 'ana' }).then((a) => a.status),
      world.says(`551190000020${n}`, 'oi').then(() => 200),
      world.setStage('ana', '5511900000101', 'aguardando_nome').then(({ status }) => status),
      world
        .openOffer('5511900000103')
        .then((offer) => world.accept('ana', offer))
        .then(({ status }) => status),
      world
        .registers('ana', '5511900000102', {
          emailConta: `${account}@cupom.exemplo.invalid`,
        })
        .then(({ status }) => status),
      n === 4 ? wipe().then(() => 200) : Promise.resolve(200),
    ]).flat();
    const statuses = await Promise.all(attempts);
    for (const status of statuses) expect(FAIR).toContain(status);

    const list = await world.request('GET', '/api/conversations', { as: 'admin' });
    const { items } = v.parse(CALLS.listConversations.answer, list.body);
    const known = new Set(items.map(({ id }) => id));
    expect(known.size).toBe(await howMany(conversations));
    // Every order that existed is still there, whichever request ran first.
    expect(await howMany(pedidos)).toBe(2);
    const stored = await world.parts.db.select({ chat: messages.conversationId }).from(messages);
    expect(stored.every(({ chat: id }) => known.has(id))).toBe(true);
    await world.passes(120_000);
    expect((await world.request('GET', '/healthz')).status).toBe(200);
  });
});
