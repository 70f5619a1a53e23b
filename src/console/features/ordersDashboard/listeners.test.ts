import { dashboardApi } from '@/console/api/dashboard';
import { pedidosApi } from '@/console/api/pedidos';
import { buildCliente } from '@/testing/builders/cliente';
import { buildDashboard } from '@/testing/builders/dashboard';
import { buildAdmin } from '@/testing/builders/user';
import { openLiveConsole, settle, type ConsoleSession } from '@/testing/consoleSession';

const event = { pedidoId: 'p1', chatId: 'c1', agenteId: 'ana', clienteNome: 'Rita', valor: 470 };
const ganhos = { agenteId: 'ana', ganhos: { pendente: 1, recebido: 2, total: 3 } };

/** Opens a console of an administrator who looks at the dashboard. */
async function looksAtDashboard() {
  const session = await openLiveConsole({ user: buildAdmin({ id: 'chefe' }) });
  const { host, store } = session;
  host.script({ getDashboard: () => ({ success: true, dashboard: buildDashboard() }) });
  const look = store.dispatch(dashboardApi.endpoints.getDashboard.initiate({ page: 1, limit: 20 }));
  await look;
  return { ...session, look, reads: () => host.asked('getDashboard').length - 1 };
}

/** Announces that a customer reached a stage. */
const step = ({ host }: ConsoleSession, estadoFluxo: string) =>
  host.push('clienteUpdated', { chatId: 'c1', cliente: buildCliente({ estadoFluxo }) });

describe('the dashboard is read again', () => {
  test.each<[string, (session: ConsoleSession) => void]>([
    ['an order is paid', ({ host }) => host.push('pagamentoAprovado', event)],
    ['a payment expires', ({ host }) => host.push('pagamentoExpirado', event)],
    ['a payment comes late', ({ host }) => host.push('pagamentoAtrasado', event)],
    [
      'an order is refunded',
      ({ host }) => host.push('pedidoReembolsado', { ...event, peloBanco: false }),
    ],
    ['somebody’s earnings change', ({ host }) => host.push('ganhos_atualizados', ganhos)],
    ['an order is made', (session) => step(session, 'aguardando_pagamento_cupom')],
    [
      'a customer begins anew, and an unpaid order is over',
      (session) => step(session, 'aguardando_pedido'),
    ],
    ['a customer’s attendance ends', (session) => step(session, 'finalizado')],
  ])('when %s', async (_what, happen) => {
    const session = await looksAtDashboard();
    happen(session);
    await settle();
    expect(session.reads()).toBe(1);
  });

  test('at once, while a request to the bank about another order is pending', async () => {
    const { host, reads, store } = await looksAtDashboard();
    host.script({ refundPedido: () => new Promise(() => undefined) });
    const refund = pedidosApi.endpoints.refundPedido.initiate({ pedidoId: 'p2', pixId: 'x' });
    void store.dispatch(refund);
    host.push('pedidoReembolsado', { ...event, peloBanco: false });
    await settle();
    expect(host.asked('refundPedido')).toHaveLength(1);
    expect(reads()).toBe(1);
  });

  test('once more when a read that is under way was requested before the event', async () => {
    const { host, reads, store } = await looksAtDashboard();
    const answers: (() => void)[] = [];
    host.script({
      getDashboard: () =>
        new Promise((resolve) =>
          answers.push(() => resolve({ success: true, dashboard: buildDashboard() })),
        ),
    });
    void store.dispatch(dashboardApi.endpoints.getDashboard.initiate({ page: 2, limit: 20 }));
    await settle();
    host.push('pagamentoAprovado', event);
    await settle();
    expect(host.asked('getDashboard').map(({ query }) => query['page'])).toEqual(['1', '2', '1']);
    answers[0]?.();
    await settle();
    expect(host.asked('getDashboard').at(-1)?.query).toMatchObject({ page: '2' });
    for (const answer of answers) answer();
    await settle();
    expect(reads()).toBe(3);
  });

  test('once a second during a burst, and once more after its last event', async () => {
    const { host, reads, world } = await looksAtDashboard();
    for (let at = 0; at < 25; at += 1) {
      host.push('ganhos_atualizados', ganhos);
      await settle();
      world.clock.advance(100);
      await settle();
    }
    expect(reads()).toBe(3);
    world.clock.advance(1_000);
    await settle();
    expect(reads()).toBe(4);
    world.clock.advance(10_000);
    await settle();
    expect(reads()).toBe(4);
  });

  test('within a second, when the clock was set back', async () => {
    const { host, reads, world } = await looksAtDashboard();
    host.push('pagamentoAprovado', event);
    await settle();
    const now = world.clock.now.bind(world.clock);
    world.clock.now = () => now() - 3_600_000;
    host.push('pagamentoAprovado', { ...event, pedidoId: 'p2' });
    await settle();
    world.clock.advance(1_000);
    await settle();
    expect(reads()).toBe(2);
  });

  test('when the page becomes visible, if it was hidden meanwhile', async () => {
    const { host, reads, world } = await looksAtDashboard();
    world.page.show(false);
    for (let at = 0; at < 3; at += 1) {
      host.push('pagamentoAprovado', { ...event, pedidoId: `p${String(at)}` });
      world.clock.advance(2_000);
      await settle();
    }
    expect(reads()).toBe(0);
    world.page.show(true);
    await settle();
    expect(reads()).toBe(1);
  });

  test('after events were missed', async () => {
    const { host, reads, world } = await looksAtDashboard();
    host.restart();
    world.socket().drop();
    world.clock.advance(10_000);
    world.socket().open();
    host.welcome(world.socket());
    await settle();
    expect(reads()).toBe(1);
  });

  test('only when it opens, if it is not on screen', async () => {
    const { host, look, reads } = await looksAtDashboard();
    look.unsubscribe();
    host.push('pagamentoAprovado', event);
    await settle();
    expect(reads()).toBe(0);
  });
});
