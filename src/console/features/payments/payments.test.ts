import type { Conversation } from '@/contract/entities/conversation';
import { desktopChosen, muteToggled } from '@/console/entities/preferences/preferencesSlice';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';

const agent = buildUser({ id: 'ana', online: true });
const admin = buildUser({ id: 'chefe', isAdmin: true });
const payment = {
  pedidoId: 'pedido-1',
  chatId: 'chat-rita',
  agenteId: 'ana',
  clienteNome: 'Rita',
  valor: 470,
};
const list = (...items: Conversation[]) => ({ items, rejected: [] });
const APPROVED = 'Pagamento de Rita aprovado (R$ 4,70)'.replace('R$ ', 'R$\u00A0');

async function openConsole(user = agent) {
  const session = await openLiveConsole({ user });
  const { deeds } = session.world;
  const said = () => deeds.notices.map(({ variant, text }) => [variant, text]);
  return { ...session, deeds, said };
}

describe('a payment', () => {
  it('that is approved is announced with its customer and a sound, and earnings are read again', async () => {
    const { deeds, host, said } = await openConsole();
    const before = host.asked('getEarnings').length;
    host.push('pagamentoAprovado', payment);
    await settle();
    expect(said()).toEqual([['success', APPROVED]]);
    expect(deeds.sounds).toEqual(['notification']);
    expect(host.asked('getEarnings')).toHaveLength(before + 1);
  });

  it('makes no sound when muted', async () => {
    const { deeds, host, said, store } = await openConsole();
    store.dispatch(muteToggled());
    host.push('pagamentoAprovado', payment);
    expect(said()).toHaveLength(1);
    expect(deeds.sounds).toEqual([]);
  });

  it('of another agent concerns an admin, and not an agent', async () => {
    const bruno = { ...payment, agenteId: 'bruno' };
    const ana = await openConsole();
    ana.host.push('pagamentoAprovado', bruno);
    expect(ana.said()).toEqual([]);
    const chefe = await openConsole(admin);
    chefe.host.push('pagamentoAprovado', bruno);
    expect(chefe.said()).toEqual([['success', APPROVED]]);
  });

  it('that expired causes a warning, and a refunded order a notice', async () => {
    const { host, said } = await openConsole();
    host.push('pagamentoExpirado', payment);
    host.push('pedidoReembolsado', { ...payment, peloBanco: false });
    expect(said()).toEqual([
      ['warning', 'O pagamento de Rita expirou'],
      ['info', 'O pedido de Rita foi reembolsado'],
    ]);
  });

  it('that comes when the order has ended warns agent and administrators that it has to go back', async () => {
    const late = 'Rita pagou R$\u00A04,70 depois do fim do pedido. Reembolse o valor.';
    for (const [user, isTold] of [
      [agent, true],
      [admin, true],
      [buildUser({ id: 'bruno' }), false],
    ] as const) {
      const { deeds, host, said } = await openConsole(user);
      host.push('conversationsSync', list(buildConversation({ id: 'chat-rita' })));
      host.push('pagamentoAtrasado', payment);
      await settle();
      expect(said()).toEqual(isTold ? [['warning', late]] : []);
      expect(deeds.sounds).toEqual(isTold ? ['notification'] : []);
    }
  });

  it('that comes when the chat has ended too tells its agent who gives it back', async () => {
    const late = 'Rita pagou R$\u00A04,70 depois do fim do pedido.';
    const ana = await openConsole();
    ana.host.push('conversationsSync', list());
    ana.host.push('pagamentoAtrasado', payment);
    expect(ana.said()).toEqual([['warning', `${late} Um administrador fará o reembolso.`]]);
    const chefe = await openConsole(admin);
    chefe.host.push('conversationsSync', list());
    chefe.host.push('pagamentoAtrasado', payment);
    expect(chefe.said()).toEqual([['warning', `${late} Reembolse o valor.`]]);
  });

  it('that the bank took back warns, and does not read like a refund', async () => {
    const { host, said } = await openConsole();
    host.push('pedidoReembolsado', { ...payment, peloBanco: true });
    expect(said()).toEqual([
      [
        'warning',
        'O banco devolveu R$\u00A04,70 a Rita, sem reembolso nosso. O pedido conta como reembolsado.',
      ],
    ]);
  });

  it('that is approved while the page is hidden shows on the desktop, and leads to its chat', async () => {
    const { deeds, host, store, world } = await openConsole();
    world.allows.desktop = 'granted';
    store.dispatch(desktopChosen({ wanted: true }));
    host.push('pagamentoAprovado', payment);
    expect(deeds.desktop).toEqual([]);
    world.page.show(false);
    host.push('pagamentoAprovado', { ...payment, pedidoId: 'pedido-2' });
    expect(deeds.desktop).toMatchObject([
      { tag: 'paid:pedido-2', title: 'Pagamento aprovado', body: APPROVED, stays: false },
    ]);
    deeds.desktop[0]?.onClick();
    expect(deeds.moves).toEqual([{ path: '/dashboard?chat=chat-rita', replace: false }]);
  });

  it('that came late leads to where it can be refunded', async () => {
    for (const [user, held, path] of [
      [agent, [buildConversation({ id: 'chat-rita' })], '/dashboard?chat=chat-rita'],
      [agent, [], null],
      [admin, [], '/dashboard-pedidos?status=a_devolver'],
    ] as const) {
      const { deeds, host, store, world } = await openConsole(user);
      world.allows.desktop = 'granted';
      store.dispatch(desktopChosen({ wanted: true }));
      host.push('conversationsSync', list(...held));
      world.page.show(false);
      host.push('pagamentoAtrasado', payment);
      deeds.desktop[0]?.onClick();
      expect(deeds.moves).toEqual(path === null ? [] : [{ path, replace: false }]);
    }
  });
});
