import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import {
  selectConversation,
  selectConversationIds,
} from '@/console/entities/conversations/conversationsSelectors';
import { accountLinked } from '@/console/entities/couponLinks/couponLinksSlice';
import { draftChanged } from '@/console/entities/drafts/draftsSlice';
import { noteDraftChanged } from '@/console/entities/noteDrafts/noteDraftsSlice';
import { useAppSelector } from '@/console/store/hooks';
import type { Conversation } from '@/contract/entities/conversation';
import { buildConversation } from '@/testing/builders/conversation';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, person, settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderWithStore } from '@/testing/renderWithStore';
import { createScriptedHost, HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { until } from '@/testing/until';
import { ChatHeader } from '../header/ChatHeader';
import { TransferLine } from './TransferLine';

const yes = { success: true, message: null };
const NOBODY = { items: [], rejected: [] };
const COLLEAGUES = {
  items: [
    { id: 'bruno', nome: 'Bruno', foto: null },
    { id: 'carla', nome: 'Carla', foto: null },
  ],
  rejected: [],
};
const UNDER_WAY = { para: 'Bruno', expiraEm: Date.UTC(2030, 0) };

/** What of the chat's screen concerns its handing over. */
function Screen() {
  const conversation = useAppSelector((state) => selectConversation(state, 'c1'));
  return conversation === null ? null : (
    <>
      <ChatHeader conversation={conversation} lead={null} order={null} />
      <TransferLine conversation={conversation} />
    </>
  );
}

interface World {
  scripts?: Scripts;
  chat?: Partial<Conversation>;
  isAdmin?: boolean;
  transferencia?: boolean;
}

async function open({
  scripts = {},
  chat = {},
  isAdmin = false,
  transferencia = true,
}: World = {}) {
  const session = await openLiveConsole({
    conversations: [buildConversation({ id: 'c1', name: 'Rita', ...chat })],
    messages: { c1: [] },
    user: buildUser({ id: 'ana', isAdmin }),
    host: createScriptedHost({ features: { transferencia } }),
  });
  session.host.script({
    listColleagues: () => COLLEAGUES,
    listOwnCoupons: () => NOBODY,
    transferChat: () => yes,
    cancelTransfer: () => yes,
    ...scripts,
  });
  person.opensChat(session, 'c1');
  const view = renderWithStore(<Screen />, session.world, session.store);
  await act(settle);
  return { ...session, ...view };
}

const entry = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }));
  await screen.findByRole('menuitem', { name: 'Encerrar' });
  return screen.queryByRole('menuitem', { name: 'Transferir…' });
};
async function openDialog() {
  await userEvent.click((await entry())!);
  return screen.findByRole('dialog', { name: 'Transferir a conversa de Rita' });
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Transferir' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the dialog', () => {
  test('asks to whom, says what goes along, and hands over once', async () => {
    const { host, store } = await open({
      scripts: {
        listOwnCoupons: () => ({
          items: [buildCouponAccount({ id: 'conta-1', email: 'a@b.test', applicatorId: 'ana' })],
          rejected: [],
        }),
      },
    });
    const link = { chatId: 'c1', nome: 'Rita', numero: '5511' };
    store.dispatch(accountLinked({ email: 'a@b.test', link }));
    const dialog = await openDialog();
    await userEvent.click(await screen.findByRole('radio', { name: 'Bruno' }));
    expect(dialog).toHaveTextContent(
      /Vão junto: o pedido aberto, se houver, e a conta vinculada a@b.test/,
    );
    await userEvent.type(screen.getByRole('textbox', { name: /^Recado/ }), ' quer trocar ');
    await expectAccessible(dialog);
    await submit();
    await isClosed();
    expect(host.asked('transferChat')).toMatchObject([
      {
        params: { chatId: 'c1' },
        body: { agenteId: 'bruno', nota: 'quer trocar', contaId: 'conta-1' },
      },
    ]);
  });

  test('gives the chat back to the queue, and nothing is sent before somebody is chosen', async () => {
    const { host } = await open();
    await openDialog();
    await submit();
    expect(host.asked('transferChat')).toEqual([]);
    await userEvent.click(await screen.findByRole('radio', { name: /^Devolver à fila/ }));
    await submit();
    await isClosed();
    expect(host.asked('transferChat')).toMatchObject([
      { body: { agenteId: null, nota: '', contaId: null } },
    ]);
  });

  test('shows what is written and not sent, which stays', async () => {
    const { store } = await open({ scripts: { sendMessage: () => new HostError(400) } });
    act(() => {
      store.dispatch(draftChanged({ chatId: 'c1', draft: 'meio escrito' }));
      store.dispatch(noteDraftChanged({ chatId: 'c1', text: 'ligar depois' }));
    });
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent('Rascunhomeio escrito');
    expect(dialog).toHaveTextContent('Notaligar depois');
    expect(dialog).toHaveTextContent(/só você pode enviar até alguém aceitar/);
  });

  test('says why it could not be done, keeps what was written, and tries again under the same key', async () => {
    const refusals: NonNullable<Scripts['transferChat']>[] = [
      () => new HostError(409, { message: 'Este agente não está mais online. Escolha outro.' }),
      () => NO_ANSWER,
    ];
    const said = [
      'Este agente não está mais online. Escolha outro.',
      'Não foi possível transferir a conversa. Tente novamente.',
    ];
    const { host, world } = await open();
    await openDialog();
    await userEvent.click(await screen.findByRole('radio', { name: 'Carla' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Recado/ }), 'oi');
    for (const [index, refuses] of refusals.entries()) {
      host.script({ transferChat: refuses });
      await submit();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said[index] ?? ''));
      world.clock.advance(500);
    }
    expect(screen.getByRole('textbox', { name: /^Recado/ })).toHaveValue('oi');
    host.script({ transferChat: () => yes });
    await submit();
    await isClosed();
    expect(new Set(host.asked('transferChat').map(({ key }) => key)).size).toBe(1);
  });

  test('says that nobody else is online, and that it could not be read', async () => {
    const { host } = await open({ scripts: { listColleagues: () => new HostError(500) } });
    const dialog = await openDialog();
    await waitFor(() => expect(dialog).toHaveTextContent('Não foi possível ver quem está online.'));
    host.script({ listColleagues: () => NOBODY });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Nenhum outro agente está online agora.'));
  });
});

test('who comes and goes while somebody is to be chosen is seen, and who left cannot be chosen', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { host } = await open();
  await openDialog();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('radio', { name: 'Carla' }));
  const send = () => screen.getByRole('button', { name: 'Transferir' });
  expect(send()).toHaveAttribute('aria-disabled', 'false');
  host.script({ listColleagues: () => NOBODY });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Carla' })).toBeNull());
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  jest.useRealTimers();
});

describe('the entry in ‘Ações’', () => {
  test('waits while the chat is being handed over', async () => {
    await open({ chat: { transferencia: UNDER_WAY } });
    expect(await entry()).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['an administrator', { isAdmin: true }],
    ['a host that does not announce it', { transferencia: false }],
  ])('is not there for %s', async (_whom, world) => {
    await open(world);
    expect(await entry()).toBeNull();
  });
});

describe('while it is pending', () => {
  const line = () => screen.queryByText(/^(Transferindo|Devolvendo)/);

  test('the chat says to whom it goes, and its giver can take it back', async () => {
    const { host } = await open();
    expect(line()).toBeNull();
    act(() => host.push('conversationUpdated', { id: 'c1', transferencia: UNDER_WAY }));
    await waitFor(() => expect(line()).toHaveTextContent('Transferindo para Bruno…'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar transferência' }));
    await act(async () => {
      await until(() => host.asked('cancelTransfer').length === 1);
    });
    act(() => {
      host.push('transferenciaEncerrada', {
        ...{ chatId: 'c1', resultado: 'cancelada', para: null, conta: null },
      });
    });
    await waitFor(() => expect(line()).toBeNull());
  });

  test('an administrator sees it, without a button', async () => {
    await open({ isAdmin: true, chat: { transferencia: { ...UNDER_WAY, para: null } } });
    expect(line()).toHaveTextContent('Devolvendo à fila…');
    expect(
      screen.queryByRole('button', { name: 'Cancelar transferência' }),
    ).not.toBeInTheDocument();
  });

  test.each([
    [() => new HostError(500), ['Erro ao cancelar a transferência. Tente novamente.']],
    // Somebody accepted just before; the event says so.
    [() => new HostError(404), []],
  ])('a failure of taking it back is said (%#)', async (cancelTransfer, said) => {
    const { host, world } = await open({
      chat: { transferencia: UNDER_WAY },
      scripts: { cancelTransfer },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar transferência' }));
    await act(async () => {
      await until(() => host.asked('cancelTransfer').length === 1);
      await settle();
    });
    expect(world.deeds.notices.map(({ text }) => text)).toEqual(said);
  });
});

describe('its end', () => {
  const ended = (resultado: string, para: { id: string; nome: string } | null) => ({
    ...{ chatId: 'c1', resultado, para, conta: null },
  });
  const BRUNO = { id: 'bruno', nome: 'Bruno' };

  test.each([
    ['recusada', BRUNO, 'Bruno recusou a conversa de Rita. Ela continua com você.'],
    ['recusada', null, 'Ninguém aceitou a conversa de Rita. Ela continua com você.'],
    ['expirada', BRUNO, 'Ninguém aceitou a conversa de Rita a tempo. Ela continua com você.'],
  ])('is said to the giver (%s)', async (resultado, para, text) => {
    const { host, store, world } = await open({ chat: { transferencia: UNDER_WAY } });
    act(() => host.push('transferenciaEncerrada', ended(resultado, para)));
    expect(world.deeds.notices).toMatchObject([{ variant: 'warning', text, key: 'transfer:c1' }]);
    expect(selectConversationIds(store.getState())).toEqual(['c1']);
  });

  test('taken, it is said by whom; what was not sent is quoted and can be copied, and no other end is said', async () => {
    const { host, store, world } = await open({ chat: { transferencia: UNDER_WAY } });
    const draft = 'x'.repeat(100);
    act(() => {
      store.dispatch(draftChanged({ chatId: 'c1', draft }));
      store.dispatch(noteDraftChanged({ chatId: 'c1', text: 'ligar depois' }));
      host.push('transferenciaEncerrada', ended('aceita', BRUNO));
      host.push('conversationDeleted', { chatId: 'c1' });
    });
    expect(world.deeds.notices.map(({ text }) => text)).toEqual([
      'Bruno aceitou a conversa de Rita',
      `A conversa deste rascunho não está mais com você: “${'x'.repeat(80)}…”`,
      'A conversa desta nota não está mais com você: “ligar depois”',
    ]);
    world.deeds.notices[1]?.action?.run();
    await settle();
    expect(world.deeds.copied.at(-1)).toBe(draft);
  });

  test.each([
    ['who took it', buildUser({ id: 'bruno' })],
    ['an administrator', buildUser({ id: 'chefe', isAdmin: true })],
  ])('is not said to %s', async (_whom, user) => {
    const { host, world } = await openLiveConsole({
      user,
      conversations: [buildConversation({ id: 'c1' })],
    });
    host.push('transferenciaEncerrada', ended('aceita', BRUNO));
    expect(world.deeds.notices).toEqual([]);
  });
});
