import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conversation } from '@/contract/entities/conversation';
import { accountLinked } from '@/console/entities/couponLinks/couponLinksSlice';
import { buildConversation } from '@/testing/builders/conversation';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { PurchaseModal } from './PurchaseModal';
import { createPurchaseMemory } from './purchaseMemory';
import { keepUsed } from './usedAccounts';

const user = buildUser({ id: 'ana' });
const rita = buildConversation({ id: 'c1', name: 'Rita', number: '5511911112222' });
const linked = buildCouponAccount({ email: 'a@cupom.test', coupon: 1000, applicatorId: 'ana' });
const other = buildCouponAccount({ email: 'b@cupom.test', coupon: 2000, applicatorId: 'ana' });

interface Options {
  scripts?: Scripts;
  chat?: Conversation;
  chatId?: string;
  isLinked?: boolean;
  /** The e-mail of an account that an earlier purchase used and that could not be given back. */
  used?: string;
}

async function show(options: Options = {}) {
  const { scripts = {}, chat = rita, chatId = 'c1', isLinked = true, used } = options;
  const session = await openLiveConsole({ user, conversations: [chat] });
  session.host.script({
    listOwnCoupons: () => ({ items: [linked, other], rejected: [] }),
    registerPurchase: () => ({ success: true, cliente: null, pedido: null }),
    finishAttendance: () => ({ success: true, message: null }),
    updateCoupon: () => ({ ...linked, applicatorId: null, coupon: null }),
    ...scripts,
  });
  if (isLinked) {
    const link = { chatId: 'c1', nome: 'Rita', numero: rita.number };
    session.store.dispatch(accountLinked({ email: linked.email, link }));
  }
  if (used !== undefined) keepUsed(session.world.ports.storage, user.id, used);
  const onClose = jest.fn();
  const memory = createPurchaseMemory();
  const open = () =>
    renderWithStore(
      <PurchaseModal chatId={chatId} memory={memory} onClose={onClose} />,
      session.world,
      session.store,
    );
  const { unmount } = open();
  return { ...session, onClose, unmount, open, memory, person: userEvent.setup() };
}

type Shown = Awaited<ReturnType<typeof show>>;
const said = ({ world }: Shown) => world.deeds.notices.map(({ text }) => text);
const done = () => screen.getByRole('button', { name: /^Conclui/ });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const account = () => screen.getByRole('combobox', { name: 'Conta vinculada' });

/**
 * Enter in a field. The Done button is outside the form element and belongs to it by id, which user-event does not
 * support.
 */
const enter = (name: string) => {
  act(() => field(name).focus());
  const { form } = field(name);
  if (form) fireEvent.submit(form);
};

async function fill({ person }: Pick<Shown, 'person'>, number = ' 123 ') {
  await person.type(field('Número do pedido'), number);
  await person.type(field('Código de entrega'), '45');
  await person.type(field('Telefone da loja'), '1133334444');
}

describe('‘Concluir’ says what is missing, in this order', () => {
  test('first the conversation', async () => {
    const shown = await show({ chatId: 'none', isLinked: false });
    await shown.person.click(done());
    expect(said(shown)).toEqual(['❌ Nenhuma conversa selecionada']);
  });

  test('then the account', async () => {
    const shown = await show({ isLinked: false });
    expect(screen.getByText('Vincule uma conta antes de registrar a compra')).toBeVisible();
    await shown.person.click(done());
    expect(said(shown)).toEqual(['❌ Você precisa vincular uma conta antes de registrar a compra']);
  });

  test('then the three fields; blanks do not count', async () => {
    const shown = await show();
    expect(screen.queryByText('Vincule uma conta antes de registrar a compra')).toBeNull();
    await fill(shown, '   ');
    expect(done()).toHaveAttribute('aria-disabled', 'true');
    await shown.person.click(done());
    expect(said(shown)).toEqual([
      '❌ Preencha o número do pedido, código de entrega e telefone da loja',
    ]);
    expect(field('Número do pedido')).toBeInvalid();
    expect(field('Código de entrega')).toBeValid();
  });

  test('then the customer’s number', async () => {
    const shown = await show({ chat: { ...rita, number: '' } });
    await fill(shown);
    expect(done()).toHaveAttribute('aria-disabled', 'false');
    await shown.person.click(done());
    expect(said(shown)).toEqual(['❌ Erro: número de telefone não encontrado']);
    expect(shown.host.asked('registerPurchase')).toEqual([]);
  });
});

describe('‘Conta vinculada’', () => {
  test('does not offer an account that was used and waits to be given back', async () => {
    const shown = await show({ used: linked.email });
    await waitFor(() => expect(account()).toHaveTextContent('Nenhuma'));
    await shown.person.click(account());
    const option = await screen.findByRole('option', { name: /^a@cupom.test.*já usada/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: /^b@cupom.test/ })).toBeEnabled();
  });

  test('starts with the customer’s account, and can be changed', async () => {
    const shown = await show();
    await waitFor(() => expect(account()).toHaveTextContent(/^a@cupom.test · R\$\s10,00$/));
    await shown.person.click(account());
    await shown.person.click(await screen.findByRole('option', { name: /^b@cupom.test/ }));
    await fill(shown);
    await shown.person.click(done());
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledTimes(1));
    expect(shown.host.asked('registerPurchase')[0]?.body).toEqual({
      chatId: 'c1',
      numeroPedido: '123',
      codigoEntrega: '45',
      telefoneLoja: '(11) 3333-4444',
      emailConta: 'b@cupom.test',
    });
  });

  test('follows a link that is made while the modal is open', async () => {
    const { store } = await show({ isLinked: false });
    await screen.findByText('Vincule uma conta antes de registrar a compra');
    act(() => {
      const link = { chatId: 'c1', nome: 'Rita', numero: rita.number };
      store.dispatch(accountLinked({ email: other.email, link }));
    });
    await waitFor(() => expect(account()).toHaveTextContent(/^b@cupom.test/));
    expect(screen.queryByText('Vincule uma conta antes de registrar a compra')).toBeNull();
  });

  test('names the other customer an account is linked to', async () => {
    const { person, store } = await show({ isLinked: false });
    act(() => {
      const link = { chatId: 'c9', nome: 'José', numero: '1' };
      store.dispatch(accountLinked({ email: other.email, link }));
    });
    await person.click(account());
    await screen.findByRole('option', { name: /^b@cupom.test · R\$\s20,00 · vinculada a José$/ });
  });

  test('that cannot be read says so, and tries again', async () => {
    const { host, person } = await show({
      isLinked: false,
      scripts: { listOwnCoupons: () => new HostError(500) },
    });
    await screen.findByText('Não foi possível carregar os seus cupons.');
    host.script({ listOwnCoupons: () => ({ items: [], rejected: [] }) });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Você ainda não puxou nenhum cupom. Puxe um em Cupons.');
  });
});

describe('what was typed', () => {
  test('survives a click outside the form, and is restored after closing', async () => {
    const shown = await show();
    await fill(shown);
    const backdrop = document.querySelector('.MuiDialog-container');
    if (backdrop === null) throw new Error('There is nothing beside the form');
    await shown.person.click(backdrop);
    expect(shown.onClose).not.toHaveBeenCalled();
    await shown.person.keyboard('{Escape}');
    expect(shown.onClose).toHaveBeenCalledTimes(1);

    shown.unmount();
    shown.open();
    expect(field('Número do pedido')).toHaveValue(' 123 ');
    expect(field('Código de entrega')).toHaveValue('45');
    expect(field('Telefone da loja')).toHaveValue('(11) 3333-4444');
    await shown.person.type(field('Código de entrega'), '6');
    expect(shown.memory.typedFor('c1')).toMatchObject({ telefoneLoja: '(11) 3333-4444' });
  });

  test('is forgotten once it is registered', async () => {
    const shown = await show();
    await fill(shown);
    await shown.person.click(done());
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledTimes(1));
    expect(shown.memory.typedFor('c1')).toBeNull();
  });
});

/** A host that holds the response to the purchase back until `open` is called. */
function heldAnswer() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    open,
    script: async () => {
      await opened;
      return { success: true, cliente: null, pedido: null };
    },
  };
}

describe('sending', () => {
  test('happens once on a double click or Enter, and nothing closes while it runs', async () => {
    const gate = heldAnswer();
    const shown = await show({ scripts: { registerPurchase: gate.script } });
    await fill(shown);
    await shown.person.dblClick(done());
    expect(done()).toHaveTextContent('Concluindo...');
    enter('Número do pedido');
    await shown.person.keyboard('9');
    enter('Número do pedido');
    await shown.person.click(screen.getByRole('button', { name: 'Cancelar' }));
    await shown.person.keyboard('{Escape}');
    expect(shown.onClose).not.toHaveBeenCalled();
    expect(field('Número do pedido').value).toBe(' 123 ');
    gate.open();
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledTimes(1));
    expect(shown.host.asked('registerPurchase')).toHaveLength(1);
  });

  test('that is refused keeps the input and the focus, and shows the server’s words', async () => {
    const shown = await show({
      scripts: {
        registerPurchase: () => new HostError(409, { message: 'x', error: 'Já registrada' }),
      },
    });
    await fill(shown);
    enter('Código de entrega');
    await waitFor(() => expect(said(shown)).toEqual(['Já registrada']));
    expect(done()).toHaveTextContent('Concluir');
    expect(field('Número do pedido').value).toBe(' 123 ');
    expect(field('Telefone da loja').value).toBe('(11) 3333-4444');
    expect(field('Código de entrega')).toHaveFocus();
    expect(shown.onClose).not.toHaveBeenCalled();
  });

  test('without a response says that a repeat is safe, and explains a refused repeat', async () => {
    const shown = await show({ scripts: { registerPurchase: () => NO_ANSWER } });
    await fill(shown);
    await shown.person.click(done());
    await screen.findByText(/^Sem resposta do servidor: o pedido pode já estar registrado\./);
    expect(said(shown)).toEqual(['❌ Erro ao registrar pedido. Tente novamente.']);
    shown.host.script({
      registerPurchase: () => new HostError(409, { error: '❌ Esta compra já foi registrada.' }),
    });
    shown.world.clock.advance(500);
    await settle();
    await shown.person.click(done());
    await waitFor(() => expect(said(shown)).toHaveLength(3));
    expect(said(shown).slice(1)).toEqual([
      '❌ Esta compra já foi registrada.',
      'O pedido deve ter sido registrado, embora a resposta não tenha chegado. Se usou a conta a@cupom.test, marque-a como sem cupom em Cupons.',
    ]);
  });

  test('without a response says that the purchase must have been registered, once its chat has left', async () => {
    const shown = await show({ scripts: { registerPurchase: () => NO_ANSWER } });
    await fill(shown);
    await shown.person.click(done());
    await screen.findByText(/^Sem resposta do servidor/);
    act(() => shown.host.push('atendimento_finalizado', { chatId: 'c1' }));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledTimes(1));
    shown.unmount();
    expect(said(shown).at(-1)).toMatch(/^O pedido deve ter sido registrado/);
  });

  test.each(['atendimento_finalizado', 'conversationDeleted'] as const)(
    'is over when the chat leaves the list by %s: it says so, and what was typed can be copied',
    async (event) => {
      const shown = await show();
      await fill(shown);
      act(() => shown.host.push(event, { chatId: 'c1' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /^A conversa com Rita saiu da sua lista/,
      );
      expect(shown.onClose).not.toHaveBeenCalled();
      expect(screen.queryByRole('button', { name: 'Concluir' })).toBeNull();
      await shown.person.type(field('Número do pedido'), '9');
      enter('Número do pedido');
      await shown.person.click(screen.getByRole('button', { name: 'Copiar dados' }));
      await waitFor(() => expect(said(shown)).toEqual(['Copiado!']));
      expect(shown.world.deeds.copied).toEqual([
        'Número do pedido: 123\nCódigo de entrega: 45\nTelefone da loja: (11) 3333-4444',
      ]);
      expect(shown.host.asked('registerPurchase')).toEqual([]);
      await shown.person.click(screen.getByRole('button', { name: 'Cancelar' }));
      expect(shown.onClose).toHaveBeenCalledTimes(1);
    },
  );

  test('that succeeds after its chat has left shows no notice about the chat', async () => {
    const gate = heldAnswer();
    const shown = await show({ scripts: { registerPurchase: gate.script } });
    await fill(shown);
    await shown.person.click(done());
    act(() => shown.host.push('atendimento_finalizado', { chatId: 'c1' }));
    expect(screen.queryByRole('alert')).toBeNull();
    gate.open();
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledTimes(1));
  });

  test('without a response and then given up shows no further notice', async () => {
    const shown = await show({ scripts: { registerPurchase: () => NO_ANSWER } });
    await fill(shown);
    await shown.person.click(done());
    await screen.findByText(/^Sem resposta do servidor/);
    shown.unmount();
    expect(said(shown)).toHaveLength(1);
  });
});
