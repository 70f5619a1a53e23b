import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { accountLinked } from '@/console/entities/couponLinks/couponLinksSlice';
import { selectDraft, draftChanged } from '@/console/entities/drafts/draftsSlice';
import { summaryMade } from '@/console/entities/summary/summarySlice';
import { queueMessage } from '@/console/features/chat/composer/queueMessage';
import { buildConversation } from '@/testing/builders/conversation';
import { buildPedido } from '@/testing/builders/pedido';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, type Scripts } from '@/testing/scriptedHost';
import type { Conversation } from '@/contract/entities/conversation';
import type { Stage } from '@/contract/entities/stage';
import { ChatTools } from './ChatTools';
import { ShownSummary } from './ShownSummary';

const ana = buildUser({ id: 'ana' });
const linked = accountLinked({
  email: 'a@cupom.test',
  link: { chatId: 'c1', nome: 'Bia', numero: '5511912345678' },
});

interface Options {
  user?: typeof ana;
  isLinked?: boolean;
  scripts?: Scripts;
}

/** The tools of one chat, of which one may be the next step. */
async function open(
  { estadoFluxo, ...change }: Partial<Conversation> & { estadoFluxo: Stage },
  { user = ana, isLinked = false, scripts = {} }: Options = {},
) {
  const conversation = buildConversation({ id: 'c1', estadoFluxo, ...change });
  const session = await openLiveConsole({ user, conversations: [conversation] });
  session.host.script(scripts);
  if (isLinked) session.store.dispatch(linked);
  const done: string[] = [];
  const opens = (what: string) => () => void done.push(what);
  const view = renderWithStore(
    <>
      <ChatTools
        conversation={conversation}
        onOpenCoupons={opens('coupons')}
        onOpenPromotions={opens('promotions')}
        onOpenPurchase={opens('purchase')}
        onPullCoupon={opens('pull')}
      />
      <ShownSummary chatId="c1" />
    </>,
    session.world,
    session.store,
  );
  await act(settle);
  const { notices } = session.world.deeds;
  return { ...session, ...view, done, said: () => notices.map(({ text }) => text) };
}

const filled = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.classList.contains('MuiButton-contained'))
    .map((button) => button.textContent);
const pressKey = (init: object) => fireEvent.keyDown(window, { altKey: true, ...init });

describe('the tools (behaviour: next-step)', () => {
  test.each([
    ['aguardando_pedido', false, ['Puxar cupom']],
    ['aguardando_nome', true, []],
    ['pronto_para_montar', true, ['Resumir']],
    ['aguardando_confirmacao', true, []],
    ['aguardando_pagamento_cupom', true, ['Verificar PIX']],
    ['aguardando_finalizacao_pedido', true, ['Registrar pedido']],
  ] as const)('%s (an account is linked: %p): filled is %j', async (estadoFluxo, isLinked, is) => {
    const { container } = await open({ estadoFluxo }, { isLinked });
    expect(filled()).toEqual(is);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Resumir', 'Filtrar promoções', 'Cupons', 'Registrar pedido']),
    );
    await expectAccessible(container);
  });

  test('an administrator has a next step with their own customers alone', async () => {
    const user = buildUser({ id: 'chefe', isAdmin: true });
    const agente = (id: string) => ({ id, nome: 'Ana', foto: null });
    const view = await open({ estadoFluxo: 'pronto_para_montar', agente: agente('ana') }, { user });
    expect(filled()).toEqual([]);
    view.unmount();
    await open({ estadoFluxo: 'pronto_para_montar', agente: agente('chefe') }, { user });
    expect(filled()).toEqual(['Puxar cupom']);
  });

  test('a group has none, and nobody who could order', async () => {
    await open({ estadoFluxo: 'pronto_para_montar', isGroup: true });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Filtrar promoções',
      'Cupons',
    ]);
  });

  test.each([
    ['aguardando_pedido', false, 'pull'],
    ['aguardando_finalizacao_pedido', true, 'purchase'],
  ] as const)('Alt+P in %s does the same as its button', async (estadoFluxo, isLinked, does) => {
    const { done, world } = await open({ estadoFluxo }, { isLinked });
    const [name = ''] = filled();
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-keyshortcuts', 'Alt+P');
    pressKey({ code: 'KeyP' });
    // It may have been meant for the step before.
    expect(done).toEqual([]);
    world.clock.advance(700);
    pressKey({ code: 'KeyP', repeat: true });
    pressKey({ code: 'KeyP', ctrlKey: true });
    pressKey({ code: 'KeyP', altKey: false });
    expect(done).toEqual([]);
    pressKey({ code: 'KeyP' });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(done).toEqual([does, does]);
  });

  test('without a next step the key is left to others', async () => {
    const { done, world } = await open({ estadoFluxo: 'aguardando_confirmacao' });
    world.clock.advance(700);
    expect(pressKey({ code: 'KeyP' })).toBe(true);
    expect(done).toEqual([]);
  });
});

describe('‘Verificar PIX’', () => {
  const owed = { estadoFluxo: 'aguardando_pagamento_cupom', number: '5511912345678' } as const;
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Verificar PIX' }));
  const pending = (id: string, createdAt: number) =>
    buildPedido({ id, createdAt, cupomPagamentoStatus: 'pendente', agenteId: 'ana' });

  test('asks the bank of the newest order whose payment is pending', async () => {
    const items = [
      pending('older', 1000),
      pending('newest', 3000),
      pending('middle', 2000),
      buildPedido({ id: 'paid', createdAt: 9000, cupomPagamentoStatus: 'aprovado' }),
      { ...pending('of Bruno', 8000), agenteId: 'bruno' },
    ];
    const { host, said } = await open(owed, {
      scripts: {
        listPedidosOfCliente: () => ({ items, rejected: [] }),
        verifyPayment: () => ({ status: 'pendente', message: 'Ainda não foi identificado.' }),
      },
    });
    await press();
    await act(settle);
    expect(host.asked('verifyPayment').map(({ params }) => params)).toEqual([{ id: 'newest' }]);
    expect(said()).toEqual(['Ainda não foi identificado.']);
  });

  test.each([
    [
      'no payment is pending',
      () => ({ items: [], rejected: [] }),
      'Nenhum PIX a verificar neste atendimento',
    ],
    [
      'the orders cannot be read',
      () => new HostError(500),
      'Erro ao verificar pagamento. Tente novamente.',
    ],
  ])('says so when %s', async (_when, listPedidosOfCliente, words) => {
    const { host, said } = await open(owed, { scripts: { listPedidosOfCliente } });
    await press();
    await act(settle);
    expect(said()).toEqual([words]);
    expect(host.asked('verifyPayment')).toEqual([]);
  });
});

describe('what ‘Resumir’ made (behaviour: summarize-shown)', () => {
  const script = '*Resumo do seu pedido*\n\nNome: Bia';
  async function shown(typed = '') {
    const session = await open({ estadoFluxo: 'aguardando_confirmacao' });
    act(() => {
      session.store.dispatch(draftChanged({ chatId: 'c1', draft: typed }));
      session.store.dispatch(summaryMade({ chatId: 'c1', script }));
    });
    const card = await screen.findByRole('region', { name: 'Resumo do pedido' });
    const draft = () => selectDraft(session.store.getState(), 'c1');
    return { ...session, card, draft };
  }
  const isGone = () => expect(screen.queryByRole('region')).toBeNull();

  test('is shown as it was copied, and goes into the message', async () => {
    const { card, container, draft } = await shown();
    expect(card).toHaveTextContent('*Resumo do seu pedido* Nome: Bia');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Colocar na mensagem' }));
    expect(draft()).toBe(script);
    isGone();
  });

  test('goes below what is typed already', async () => {
    const { draft } = await shown('Oi, Bia! ');
    await userEvent.click(screen.getByRole('button', { name: 'Colocar na mensagem' }));
    expect(draft()).toBe(`Oi, Bia!\n\n${script}`);
  });

  test('goes when it is closed, or a message is sent in its chat', async () => {
    const { store, draft } = await shown('oi');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar resumo' }));
    isGone();
    expect(draft()).toBe('oi');
    act(() => {
      store.dispatch(summaryMade({ chatId: 'c1', script }));
    });
    await screen.findByRole('region', { name: 'Resumo do pedido' });
    act(() => {
      store.dispatch(queueMessage('c1', script));
    });
    isGone();
  });

  test('is not shown in another chat', async () => {
    const { store } = await shown();
    act(() => {
      store.dispatch(summaryMade({ chatId: 'c2', script }));
    });
    isGone();
  });
});
