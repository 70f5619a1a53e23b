import { api } from '@/console/api/api';
import { clientesApi } from '@/console/api/clientes';
import { pedidosApi } from '@/console/api/pedidos';
import { purchaseApi } from '@/console/api/purchase';
import { chatClosed } from '@/console/entities/attention/attentionSlice';
import { refundOrder, verifyPayment } from '@/console/shared/payments/orderDeeds';
import { buildCliente, buildIndicacoes } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildPedido } from '@/testing/builders/pedido';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { followOpenChat } from '../reading/openChat';

const PHONE = '5511912345678';
const chat = buildConversation({ id: 'c1', name: 'Bia', number: PHONE });
const cliente = buildCliente({ nomeCompleto: 'Bia', estadoFluxo: 'aguardando_confirmacao' });
const paid = buildPedido({
  id: 'p1',
  agenteId: 'ana',
  nomeCompleto: 'Bia',
  cupomPagamentoStatus: 'aprovado',
  cupomPixId: 'pix-1',
  cupomValorCliente: 470,
});
const done = { success: true, message: 'Pagamento reembolsado com sucesso!' };

/** A person who has a chat, its customer's history and referrals open. */
async function atHistory(scripts: Scripts = {}, { isAdmin = false, orders = [paid] } = {}) {
  const user = buildUser({ id: 'ana', isAdmin });
  const session = await openLiveConsole({ user, conversations: [chat] });
  const { host, store, world } = session;
  host.script({
    getCliente: () => cliente,
    listPedidosOfCliente: () => ({ items: orders, rejected: [] }),
    getIndicacoes: () => ({ success: true, indicacoes: buildIndicacoes() }),
    ...scripts,
  });
  store.dispatch(followOpenChat('c1'));
  const { getIndicacoes } = clientesApi.endpoints;
  const { listPedidosOfCliente } = pedidosApi.endpoints;
  const looks = [
    store.dispatch(listPedidosOfCliente.initiate({ phone: PHONE })),
    store.dispatch(getIndicacoes.initiate({ phone: PHONE })),
  ];
  await settle();
  world.deeds.notices.length = 0;
  const asked = () => ({
    orders: host.asked('listPedidosOfCliente').length,
    referrals: host.asked('getIndicacoes').length,
  });
  expect(asked()).toEqual({ orders: 1, referrals: 1 });
  return {
    ...session,
    asked,
    orders: () => listPedidosOfCliente.select({ phone: PHONE })(store.getState()).data?.items ?? [],
    texts: () => world.deeds.notices.map(({ text }) => text),
    looksAway: () => looks.forEach((look) => look.unsubscribe()),
  };
}

describe('Verificar', () => {
  test.each([
    // An event may announce the same result; the shared key leaves one notice.
    ['aprovado', 'success', 'paid:p1'],
    ['pendente', 'info', 'verify:p1'],
    ['expirado', 'warning', 'expired:p1'],
    ['pago_atrasado', 'warning', 'late:p1'],
    ['cancelado', 'warning', 'verify:p1'],
  ])('says what the host answers of a payment that is %s', async (status, variant, key) => {
    const { asked, host, store, world } = await atHistory({
      verifyPayment: () => ({ status, message: 'O banco respondeu.' }),
    });
    void store.dispatch(verifyPayment('p1'));
    await settle();
    expect(host.asked('verifyPayment').map(({ params }) => params)).toEqual([{ id: 'p1' }]);
    expect(world.deeds.notices).toEqual([{ variant, text: 'O banco respondeu.', key }]);
    expect(asked().orders).toBe(2);
  });

  test.each([
    ['expirado', 'Pagamento: Expirado'],
    ['a_host_of_its_own', 'Pagamento: Cancelado'],
  ])('uses its own words if the host has none (%s)', async (status, text) => {
    const { store, texts } = await atHistory({
      verifyPayment: () => ({ status, message: null }),
    });
    void store.dispatch(verifyPayment('p1'));
    await settle();
    expect(texts()).toEqual([text]);
  });

  test.each([new HostError(502, { message: 'banco fora' }), NO_ANSWER] as const)(
    'says when it failed (%#)',
    async (answer) => {
      const { store, texts } = await atHistory({ verifyPayment: () => answer });
      void store.dispatch(verifyPayment('p1'));
      await settle();
      expect(texts()).toEqual(['Erro ao verificar pagamento. Tente novamente.']);
    },
  );

  test('a double click is one request', async () => {
    const { host, store } = await atHistory({
      verifyPayment: () => ({ status: 'pendente', message: null }),
    });
    void store.dispatch(verifyPayment('p1'));
    void store.dispatch(verifyPayment('p1'));
    await settle();
    expect(host.asked('verifyPayment')).toHaveLength(1);
  });
});

describe('Reembolsar', () => {
  test('asks with value and name, refunds, says so and reads the orders again', async () => {
    const { asked, host, orders, store, texts, world } = await atHistory({
      refundPedido: () => done,
    });
    void store.dispatch(refundOrder(paid));
    await settle();
    expect(world.deeds.questions).toEqual([
      'Tem certeza que deseja reembolsar R$\u00a04,70 a Bia?',
    ]);
    expect(host.asked('refundPedido').map(({ body, params }) => [params, body])).toEqual([
      [{ id: 'p1' }, { pixId: 'pix-1' }],
    ]);
    expect(texts()).toEqual(['Reembolso realizado com sucesso!']);
    expect(asked().orders).toBe(2);
    expect(orders()).toHaveLength(1);
  });

  test('shows the order as refunded before it is read again', async () => {
    let release: (() => void) | undefined;
    const { host, orders, store } = await atHistory({ refundPedido: () => done });
    host.script({
      listPedidosOfCliente: () =>
        new Promise((resolve) => {
          release = () => resolve({ items: [], rejected: [] });
        }),
    });
    void store.dispatch(refundOrder(paid));
    await settle();
    expect(orders().map(({ status }) => status)).toEqual(['reembolsado']);
    expect(release).toBeDefined();
    release?.();
    await settle();
    expect(orders()).toEqual([]);
  });

  test('does nothing on a no', async () => {
    const { host, store, world } = await atHistory({ refundPedido: () => done });
    world.answers.confirm = false;
    void store.dispatch(refundOrder(paid));
    await settle();
    expect(host.asked('refundPedido')).toEqual([]);
    expect(world.deeds.notices).toEqual([]);
  });

  test('asks once and sends one request, however often it is clicked', async () => {
    let release: (() => void) | undefined;
    const { host, store, world } = await atHistory({
      refundPedido: () =>
        new Promise((resolve) => {
          release = () => resolve(done);
        }),
    });
    for (let click = 0; click < 5; click += 1) {
      void store.dispatch(refundOrder(paid));
      await settle();
      world.clock.advance(1000);
    }
    release?.();
    await settle();
    expect(world.deeds.questions).toHaveLength(1);
    expect(host.asked('refundPedido')).toHaveLength(1);
  });

  test.each([
    [{ cupomPixId: null }, 'ID do pagamento não encontrado'],
    [{ cupomPagamentoStatus: 'pendente' }, 'Somente pagamentos aprovados podem ser reembolsados'],
    [{ cupomPixId: null, cupomPagamentoStatus: 'pendente' }, 'ID do pagamento não encontrado'],
  ])('needs a payment id, and an approved payment (%#)', async (change, text) => {
    const { host, store, texts, world } = await atHistory(
      { refundPedido: () => done },
      { orders: [{ ...paid, ...change }] },
    );
    void store.dispatch(refundOrder({ ...paid, ...change }));
    await settle();
    expect(texts()).toEqual([text]);
    expect(world.deeds.questions).toEqual([]);
    expect(host.asked('refundPedido')).toEqual([]);
  });

  test.each([
    [
      new HostError(409, { message: 'Este pedido já foi reembolsado.' }),
      'Este pedido já foi reembolsado.',
    ],
    [{ success: false, message: 'O banco recusou.' }, 'O banco recusou.'],
    [new HostError(500, {}), 'Erro ao processar reembolso. Tente novamente.'],
    [{ success: false, message: null }, 'Erro ao processar reembolso. Tente novamente.'],
    [NO_ANSWER, 'Erro ao processar reembolso. Tente novamente.'],
  ] as const)(
    'says why it failed, in the host’s words where it has any (%#)',
    async (answer, text) => {
      const { asked, store, texts } = await atHistory({ refundPedido: () => answer });
      void store.dispatch(refundOrder(paid));
      await settle();
      expect(texts()).toEqual([text]);
      // The host may now hold something else than what is shown.
      expect(asked().orders).toBe(2);
    },
  );

  test('leaves nothing in the store', async () => {
    const { store } = await atHistory({ refundPedido: () => done });
    void store.dispatch(refundOrder(paid));
    await settle();
    expect(store.getState()[api.reducerPath].mutations).toEqual({});
  });
});

describe('a customer’s orders and referrals are read again', () => {
  const event = { pedidoId: 'p1', chatId: 'c1', agenteId: 'ana', clienteNome: 'Bia', valor: 470 };

  test.each([
    'pagamentoAprovado',
    'pagamentoExpirado',
    'pagamentoAtrasado',
    'pedidoReembolsado',
  ] as const)('when %s comes: the orders', async (name) => {
    const { asked, host } = await atHistory();
    host.push(name, event);
    await settle();
    expect(asked()).toEqual({ orders: 2, referrals: 1 });
  });

  test("when the customer's stage changes: the orders", async () => {
    const { asked, host } = await atHistory();
    const next = { ...cliente, estadoFluxo: 'aguardando_pagamento_cupom' };
    host.push('clienteUpdated', { chatId: 'c1', cliente: next });
    await settle();
    expect(asked()).toEqual({ orders: 2, referrals: 1 });
    host.push('clienteUpdated', { chatId: 'c1', cliente: { ...next, nomeCompleto: 'Beatriz' } });
    await settle();
    expect(asked()).toEqual({ orders: 2, referrals: 1 });
  });

  test('when a free coupon was spent: the referrals', async () => {
    const { asked, host } = await atHistory();
    host.push('clienteUpdated', {
      chatId: 'c1',
      cliente: { ...cliente, cuponsGratisDisponiveis: 3 },
    });
    await settle();
    expect(asked()).toEqual({ orders: 1, referrals: 2 });
  });

  test('not for a step of another customer', async () => {
    const { asked, host } = await atHistory();
    for (const estadoFluxo of ['aguardando_nome', 'aguardando_endereco']) {
      host.push('clienteUpdated', { chatId: 'c2', cliente: { ...cliente, estadoFluxo } });
    }
    await settle();
    expect(asked()).toEqual({ orders: 1, referrals: 1 });
  });
});

describe('after a registered purchase', () => {
  const over = { ...cliente, estadoFluxo: 'finalizado' };
  const purchase = {
    chatId: 'c1',
    numeroPedido: '1',
    codigoEntrega: '2',
    telefoneLoja: '11987654321',
    emailConta: 'a@cupom.test',
  };
  const scripts: Scripts = {
    registerPurchase: () => ({ success: true, cliente: over, pedido: null }),
    finishAttendance: () => ({ success: true, message: null }),
    listOwnCoupons: () => ({ items: [], rejected: [] }),
  };
  const register = ({ host, store }: Awaited<ReturnType<typeof atHistory>>) => {
    host.push('clienteUpdated', { chatId: 'c1', cliente: over });
    return store.dispatch(
      purchaseApi.endpoints.registerPurchase.initiate({ phone: PHONE, purchase }),
    );
  };

  test('nothing is requested about the chat that is leaving: its orders are no longer the agent’s', async () => {
    const session = await atHistory(scripts);
    await register(session);
    await settle();
    expect(session.asked()).toEqual({ orders: 1, referrals: 1 });
    session.looksAway();
    session.store.dispatch(chatClosed({ chatId: 'c1' }));
    await settle();
    expect(session.asked()).toEqual({ orders: 1, referrals: 1 });
    // The cached result is not kept for the next time either.
    expect(session.orders()).toEqual([]);
  });

  test('an administrator, whose chat stays, gets fresh orders', async () => {
    const session = await atHistory(scripts, { isAdmin: true });
    await register(session);
    await settle();
    expect(session.asked().orders).toBeGreaterThan(1);
    expect(session.asked().referrals).toBeGreaterThan(1);
  });
});
