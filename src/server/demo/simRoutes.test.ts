import { desc, eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { createParts } from '@/server/createParts';
import { createServer } from '@/server/createServer';
import { pedidos, pixCharges } from '@/server/db/schema';
import { QR_AFTER_MS } from '@/server/ports/embeddedMessaging';
import { openDemoWorld, type DemoWorld } from '@/testing/demoWorld';
import { until } from '@/testing/until';

const COMMANDS = [
  'disconnect',
  'ready',
  'drop-sockets',
  'deliver-twice',
  'deliver-late',
  'pay',
  'expire',
  'new-customer',
  'say',
  'answer',
  'flood',
  'silence',
];

interface Received {
  name: string;
  payload: unknown;
  seq: number | undefined;
}

describe('POST /sim/<command>', () => {
  let world: DemoWorld;

  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const sim = (command: string, body?: unknown) =>
    world.request('POST', `/sim/${command}`, { as: 'admin', body });

  /** Opens a signed-in socket of the administrator. `heard` collects what it receives from then on. */
  async function listen(): Promise<{ socket: Socket; heard: Received[] }> {
    const socket = world.connect();
    const heard: Received[] = [];
    socket.onAny((name: string, ...args: unknown[]) => {
      const meta = args.at(-1) as { seq?: number } | undefined;
      heard.push({ name, payload: args[0], seq: meta?.seq });
    });
    socket.emit('authenticate', { token: world.people.admin.token });
    await until(() => heard.some(({ name }) => name === 'authenticated'));
    return { socket, heard };
  }

  /** Makes a customer who has confirmed their order and is asked to pay. */
  async function confirmedCustomer(): Promise<string> {
    const chatId = await world.newCustomer('neverPays');
    await world.reaches(chatId, 'aguardando_agente');
    await world.accepts(chatId);
    await world.reaches(chatId, 'pronto_para_montar');
    await world.summarises(chatId);
    await world.reaches(chatId, 'aguardando_pagamento_cupom');
    return chatId;
  }

  const newestOrder = async (chatId: string) => {
    const [row] = await world.parts.db
      .select()
      .from(pedidos)
      .where(eq(pedidos.chatId, chatId))
      .orderBy(desc(pedidos.createdAt))
      .limit(1);
    return row!;
  };

  it.each(COMMANDS)('%s is for administrators only', async (command) => {
    expect((await world.request('POST', `/sim/${command}`)).status).toBe(401);
    expect((await world.request('POST', `/sim/${command}`, { as: 'ana' })).status).toBe(403);
  });

  it('does not exist without the demo', async () => {
    const { db } = world.parts;
    const settings = { ...world.parts.settings, demo: false };
    const server = await createServer(await createParts({ ...world.parts, settings, db }));
    for (const command of COMMANDS) {
      const headers = { authorization: `Bearer ${world.people.admin.token}` };
      const url = `/sim/${command}`;
      const answer = await server.app.inject({ method: 'POST', url, headers, payload: {} });
      expect([command, answer.statusCode]).toEqual([command, 404]);
    }
    await server.close();
  });

  it.each([
    ['pay', {}],
    ['pay', { pixId: 7 }],
    ['expire', { pixId: 'a', chatId: 'b' }],
    ['say', { chatId: 'a' }],
    ['say', { chatId: 'a', text: '   ' }],
    ['answer', {}],
    ['flood', { messages: -1 }],
    ['flood', { messages: 1e9 }],
    ['new-customer', { temperament: 'furious' }],
    ['new-customer', { name: '' }],
    ['silence', { minutes: 'long' }],
    ['deliver-late', { ms: 0 }],
    ['disconnect', { now: true }],
  ])('%s refuses %j', async (command, body) => {
    const answer = await sim(command, body);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) as string } });
  });

  it('new-customer creates the customer who was asked for', async () => {
    const answer = await sim('new-customer', { temperament: 'slow', name: 'Teste da Silva' });
    expect(answer.body).toMatchObject({
      success: true,
      temperament: 'slow',
      name: 'Teste da Silva',
    });
    const { chatId } = answer.body as { chatId: string };
    expect(await world.chat(chatId)).toMatchObject({ name: 'Teste da Silva', isGroup: false });
  });

  it('say lets the customer say it', async () => {
    const chatId = await world.newCustomer('silent');
    expect((await sim('say', { chatId, text: 'olá, mundo' })).body).toEqual({ success: true });
    const said = await world.said(chatId);
    expect(said.filter(({ fromMe }) => !fromMe).at(-1)).toMatchObject({ body: 'olá, mundo' });
    expect((await sim('say', { chatId: 'nobody', text: 'oi' })).status).toBe(404);
  });

  it('answer lets a customer answer what they heard last, once, though all are silent', async () => {
    expect((await sim('silence', { on: true })).body).toEqual({ success: true });
    const chatId = await world.newCustomer('slow');
    const words = async () =>
      (await world.said(chatId)).filter(({ fromMe }) => !fromMe).map(({ body }) => body);
    await world.reaches(chatId, 'aguardando_escolha_inicial');
    const before = await words();
    expect((await sim('answer', { chatId })).body).toEqual({ success: true });
    await world.reaches(chatId, 'aguardando_agente');
    expect(await words()).toHaveLength(before.length + 1);
    await sim('answer', { chatId: 'nobody' }).then(({ status }) => expect(status).toBe(404));
    await sim('silence', { on: false });
  });

  it('flood spreads its messages evenly over the chats', async () => {
    const chatIds = [await world.newCustomer('silent'), await world.newCustomer('silent')];
    const answer = await sim('flood', { messages: 6, chatIds });
    expect(answer.body).toMatchObject({ success: true, messages: 6 });
    for (const chatId of chatIds) {
      const flooded = (await world.said(chatId)).filter(({ body }) => body.includes(' de 6'));
      expect(flooded).toHaveLength(3);
    }
    expect((await sim('flood', { messages: 1, chatIds: ['nobody'] })).status).toBe(404);
  });

  it('disconnect shows a QR code to everybody, ready takes it away', async () => {
    const { heard } = await listen();
    await sim('disconnect');
    expect((await status()).body).toEqual({ connected: false, qr: null });
    await world.passes(QR_AFTER_MS);
    const { qr } = (await status()).body as { qr: string };
    expect(qr).toMatch(/^balcao-demo:/);
    await until(() => heard.some(({ name }) => name === 'qrCode'));
    expect(heard).toContainEqual(expect.objectContaining({ name: 'qrCode', payload: { qr } }));

    await sim('ready');
    expect((await status()).body).toEqual({ connected: true, qr: null });
    await until(() => heard.some(({ name }) => name === 'ready'));
  });

  const status = () => world.request('GET', '/api/status', { as: 'ana' });

  it('no customer speaks while the app is disconnected, and they go on afterwards', async () => {
    const chatId = await world.newCustomer('fast');
    await sim('disconnect');
    await world.passes(60_000);
    expect(await world.stageOf(chatId)).toBe('aguardando_escolha_inicial');
    await sim('ready');
    await world.reaches(chatId, 'aguardando_agente');
  });

  it('silence keeps customers quiet until it is over', async () => {
    const chatId = await world.newCustomer('fast');
    await sim('silence', { minutes: 2 });
    await world.passes(110_000);
    expect(await world.stageOf(chatId)).toBe('aguardando_escolha_inicial');
    await sim('silence', { on: false });
    await world.reaches(chatId, 'aguardando_agente');
  });

  it('pay pays what a chat was asked to pay, once', async () => {
    const chatId = await confirmedCustomer();
    const { cupomPixId } = await newestOrder(chatId);
    expect(await sim('pay', { chatId })).toMatchObject({
      status: 200,
      body: { success: true, pixId: cupomPixId },
    });
    expect(await world.stageOf(chatId)).toBe('aguardando_finalizacao_pedido');
    expect((await newestOrder(chatId)).cupomPagamentoStatus).toBe('aprovado');
    expect((await sim('pay', { pixId: cupomPixId })).status).toBe(409);
    expect((await sim('expire', { pixId: cupomPixId })).status).toBe(409);
    expect((await sim('pay', { chatId })).status).toBe(404);
  });

  it('pay with late pays a charge that ended, and take-back gives money back unasked', async () => {
    const chatId = await confirmedCustomer();
    const { cupomPixId: pixId } = await newestOrder(chatId);
    expect((await sim('take-back', { chatId })).status).toBe(404);
    await world.request('POST', `/api/clientes/${chatId.replace(/@.*/, '')}/resetar-fluxo`, {
      as: 'ana',
    });
    expect((await sim('pay', { chatId })).status).toBe(404);
    expect((await sim('pay', { pixId })).status).toBe(409);
    expect(await sim('pay', { chatId, late: true })).toMatchObject({
      status: 200,
      body: { pixId },
    });
    expect((await newestOrder(chatId)).cupomPagamentoStatus).toBe('pago_atrasado');
    expect((await sim('pay', { pixId, late: true })).status).toBe(409);
    expect(await sim('take-back', { chatId })).toMatchObject({ status: 200, body: { pixId } });
    expect((await newestOrder(chatId)).status).toBe('reembolsado');
    expect((await sim('take-back', { pixId })).status).toBe(409);
  });

  it('expire runs a charge out, and the customer is asked whether they want another', async () => {
    const chatId = await confirmedCustomer();
    const { cupomPixId } = await newestOrder(chatId);
    expect((await sim('expire', { pixId: cupomPixId })).status).toBe(200);
    expect(await world.stageOf(chatId)).toBe('aguardando_confirmacao');
    const [charge] = await world.parts.db
      .select()
      .from(pixCharges)
      .where(eq(pixCharges.pixId, cupomPixId!));
    expect(charge).toMatchObject({ status: 'expired' });
  });

  it('deliver-twice sends the next event again with its number', async () => {
    const chatId = await world.newCustomer('silent');
    const { heard } = await listen();
    await sim('deliver-twice');
    await sim('say', { chatId, text: 'duas vezes' });
    await sim('say', { chatId, text: 'uma vez' });
    await until(() => spoken(heard).includes('uma vez'));
    const twice = heard.filter(({ payload }) => bodyOf(payload) === 'duas vezes');
    expect(twice).toHaveLength(2);
    expect(twice[0]?.seq).toBe(twice[1]?.seq);
    expect(spoken(heard).filter((body) => body === 'uma vez')).toHaveLength(1);
  });

  it('deliver-late lets the following events overtake the next one', async () => {
    // This customer has told everything and has an agent, so the flow writes nothing in between, and after the second
    // word it is told that they wait: of what follows each word is one event.
    const chatId = await confirmedCustomer();
    for (const text of ['oi', 'alô?']) await sim('say', { chatId, text });
    const { heard } = await listen();
    await sim('deliver-late', { following: 2 });
    for (const text of ['um', 'dois', 'três']) await sim('say', { chatId, text });
    await until(() => spoken(heard).length === 3);
    expect(spoken(heard)).toEqual(['dois', 'três', 'um']);
  });

  it('drop-sockets cuts everybody off', async () => {
    const { socket } = await listen();
    await sim('drop-sockets');
    await until(() => socket.disconnected);
  });

  const bodyOf = (payload: unknown) =>
    (payload as { message?: { body?: string } } | undefined)?.message?.body;
  const spoken = (heard: readonly Received[]) =>
    heard.filter(({ name }) => name === 'newMessage').map(({ payload }) => bodyOf(payload));
});
