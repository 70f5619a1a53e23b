import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { buildCliente, buildIndicacoes } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderWithStore } from '@/testing/renderWithStore';
import { createScriptedHost, HostError, type Scripts } from '@/testing/scriptedHost';
import type { Conversation } from '@/contract/entities/conversation';
import type { HostFeatures } from '@/contract/features';
import { followOpenChat } from '../reading/openChat';
import { selectChatSearchShown } from '@/console/entities/attention/attentionSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { ChatHeader } from './ChatHeader';

const summary = (indicacoes = buildIndicacoes()) => ({ success: true, indicacoes });

/** The header of the chat as the state holds it. */
function Header() {
  const conversation = useAppSelector((state) => selectConversation(state, 'c1'));
  return conversation === null ? null : (
    <ChatHeader conversation={conversation} lead={null} order={null} />
  );
}

/** Opens the header of a chat on a host that answers as `scripts` say. */
async function open(
  overrides: Partial<Conversation> = {},
  scripts: Scripts = {},
  { isAdmin = false, features = {} }: { isAdmin?: boolean; features?: Partial<HostFeatures> } = {},
) {
  const chat = buildConversation({ id: 'c1', number: '5511912345678', ...overrides });
  const session = await openLiveConsole({
    conversations: [chat],
    user: buildUser({ isAdmin }),
    host: createScriptedHost({ features }),
  });
  session.host.script({ getIndicacoes: () => summary(), ...scripts });
  session.store.dispatch(followOpenChat('c1'));
  const view = renderWithStore(<Header />, session.world, session.store);
  await act(settle);
  return { ...session, ...view };
}

/** The value shown by the counter named `name`. */
const counter = (name: string) => screen.getByText(name).nextElementSibling;
const counters = () => screen.getByText('Cupons Grátis').closest('dl');

describe('the chat’s header', () => {
  test('names the customer’s stage', async () => {
    await open({ estadoFluxo: 'aguardando_troco', pagamentoPago: false });
    const stage = screen.getByRole('group', { name: 'Etapa' });
    expect(stage).toHaveTextContent('Informando troco');
    expect(stage).toHaveTextContent('65%');
  });

  test('shows a stage it does not know humanised, at 0 %', async () => {
    await open({ estadoFluxo: 'aguardando_algo_novo', pagamentoPago: false });
    const stage = screen.getByRole('group', { name: 'Etapa' });
    expect(stage).toHaveTextContent('Aguardando algo novo');
    expect(stage).toHaveTextContent('0%');
  });

  test('explains what referrals are', async () => {
    await open();
    expect(counters()).toHaveAttribute(
      'title',
      'Amigos que este cliente indicou: as indicações rendem cupons grátis',
    );
  });

  test('counts ‘Cupons Grátis’, and ‘Indicações’ as total/limit; not green without a free one', async () => {
    const { container } = await open();
    expect(counter('Cupons Grátis')).toHaveTextContent(/^0$/);
    expect(counter('Indicações')).toHaveTextContent(/^2\/5$/);
    expect(counters()).toHaveAttribute('data-free', 'false');
    await expectAccessible(container);
  });

  test('is green when a coupon is free; the summary counts, not the record', async () => {
    await open(
      {},
      {
        getIndicacoes: () => summary(buildIndicacoes({ cuponsGratisDisponiveis: 2 })),
        getCliente: () => buildCliente({ cuponsGratisDisponiveis: 0 }),
      },
    );
    expect(counter('Cupons Grátis')).toHaveTextContent(/^2$/);
    expect(counters()).toHaveAttribute('data-free', 'true');
  });

  test('shows no values while the referrals load', async () => {
    await open(
      {},
      { getIndicacoes: () => new Promise(() => undefined), getCliente: () => new HostError(500) },
    );
    expect(counter('Cupons Grátis')).toHaveTextContent(/^…$/);
    expect(counter('Indicações')).toHaveTextContent('Carregando indicações…');
  });

  test('says without an alarm that they could not be read, and counts free coupons by the record', async () => {
    const { container, world } = await open(
      {},
      {
        getIndicacoes: () => new HostError(500),
        getCliente: () => buildCliente({ cuponsGratisDisponiveis: 1 }),
      },
    );
    await waitFor(() => expect(counter('Cupons Grátis')).toHaveTextContent(/^1$/));
    expect(counters()).toHaveAttribute('data-free', 'true');
    expect(counter('Indicações')).toHaveTextContent('—Indicações indisponíveis no momento');
    expect(world.deeds.notices).toEqual([]);
    await expectAccessible(container);
  });

  test('requests and shows no referrals for a group, which can only be ended', async () => {
    const { host } = await open({ isGroup: true });
    expect(host.asked('getIndicacoes')).toEqual([]);
    expect(screen.queryByText('Cupons Grátis')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ações' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Encerrar']);
  });
});

describe('‘Ações’', () => {
  test('opens a menu that Escape and a click outside close, and the focus returns', async () => {
    const user = userEvent.setup();
    await open();
    const button = screen.getByRole('button', { name: 'Ações' });
    await user.click(button);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Encerrar',
      'Reiniciar',
      'Indicações',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();

    await user.click(button);
    const backdrop = document.querySelector('.MuiBackdrop-root');
    if (backdrop === null) throw new Error('There is nothing outside');
    await user.click(backdrop);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  test('an attendance that is over can be neither ended nor restarted by an administrator', async () => {
    await open({ estadoFluxo: 'finalizado' }, {}, { isAdmin: true });
    await userEvent.click(screen.getByRole('button', { name: 'Ações' }));
    const isOff = (name: string) =>
      screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';
    expect(['Encerrar', 'Reiniciar', 'Indicações'].map(isOff)).toEqual([true, true, false]);
  });

  test('an administrator may end and restart any attendance that runs', async () => {
    await open({ estadoFluxo: 'aguardando_nome' }, {}, { isAdmin: true });
    await userEvent.click(screen.getByRole('button', { name: 'Ações' }));
    for (const item of screen.getAllByRole('menuitem')) {
      expect(item).not.toHaveAttribute('aria-disabled', 'true');
    }
  });
});

describe('the automation of a chat', () => {
  const CAN = { features: { pausarAutomacao: true } };
  const item = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ações' }));
    return screen.queryByRole('menuitem', { name });
  };
  const mark = () => screen.getByRole('status');

  test('is paused by the last entry of ‘Ações’; the header says what runs, and that it is paused', async () => {
    let answer: (said: { success: true; automacaoPausada: boolean }) => void = () => undefined;
    const { container, host } = await open(
      {},
      {
        setAutomation: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
      CAN,
    );
    expect(mark()).toBeEmptyDOMElement();
    const pause = await item('Pausar automação');
    expect(screen.getAllByRole('menuitem').at(-1)).toBe(pause);
    await userEvent.click(pause!);
    await waitFor(() => expect(mark()).toHaveTextContent('Pausando automação…'));
    expect(await item('Pausar automação')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(host.asked('setAutomation')).toHaveLength(1));
    await act(async () => {
      answer({ success: true, automacaoPausada: true });
      await settle();
    });
    await waitFor(() => expect(mark()).toHaveTextContent('Automação pausada'));
    expect(await item('Retomar automação')).not.toHaveAttribute('aria-disabled');
    await expectAccessible(container);
  });

  test('is resumed by the same entry', async () => {
    const { host } = await open(
      { automacaoPausada: true },
      { setAutomation: () => ({ success: true, automacaoPausada: false }) },
      CAN,
    );
    await userEvent.click((await item('Retomar automação'))!);
    await waitFor(() => expect(mark()).toBeEmptyDOMElement());
    expect(host.asked('setAutomation')).toMatchObject([{ body: { pausada: false } }]);
  });

  test('has no entry on a host that does not announce it, nor in a group', async () => {
    const { unmount } = await open();
    expect(await item('Pausar automação')).not.toBeInTheDocument();
    unmount();
    await open({ isGroup: true }, {}, CAN);
    expect(await item('Pausar automação')).not.toBeInTheDocument();
  });

  const agente = { id: 'ana', nome: 'Ana', foto: null };
  test.each([
    ['that runs, to its agent', {}, false, null],
    ['that runs, to an administrator', { agente }, true, null],
    ['that nobody attends', { agente: null }, true, 'true'],
    ['that is over', { agente, estadoFluxo: 'finalizado' }, true, 'true'],
  ])('can be paused in a chat %s', async (_chat, change, isAdmin, isOff) => {
    await open(change, {}, { ...CAN, isAdmin });
    expect((await item('Pausar automação'))!.getAttribute('aria-disabled')).toBe(isOff);
  });
});

describe('‘Indicações’', () => {
  async function openDialog(session: Awaited<ReturnType<typeof open>>) {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ações' }));
    await user.click(screen.getByRole('menuitem', { name: 'Indicações' }));
    const dialog = await screen.findByRole('dialog', { name: 'Indicações' });
    return { ...session, user, dialog };
  }

  test('reads the summary again, and shows free coupons, the total of the limit and what is to go', async () => {
    const session = await open();
    session.host.script({
      getIndicacoes: () =>
        summary(
          buildIndicacoes({
            cuponsGratisDisponiveis: 1,
            totalIndicacoes: 3,
            limiteIndicacoes: 5,
          }),
        ),
    });
    const { dialog, host, user } = await openDialog(session);
    expect(await within(dialog).findByText('3 de 5')).toBeInTheDocument();
    expect(within(dialog).getByText('Faltam 2 indicações para o limite.')).toBeInTheDocument();
    expect(host.asked('getIndicacoes')).toHaveLength(2);
    await expectAccessible(dialog);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Ações' })).toHaveFocus();
    // The header shows the new values as well.
    expect(counter('Indicações')).toHaveTextContent(/^3\/5$/);
  });

  test.each([
    [4, 5, 'Falta 1 indicação para o limite.'],
    [5, 5, 'O limite de indicações foi atingido.'],
    [7, 5, 'O limite de indicações foi atingido.'],
  ])('%d of %d: %s', async (totalIndicacoes, limiteIndicacoes, words) => {
    const session = await open(
      {},
      { getIndicacoes: () => summary(buildIndicacoes({ totalIndicacoes, limiteIndicacoes })) },
    );
    const { dialog } = await openDialog(session);
    expect(await within(dialog).findByText(words)).toBeInTheDocument();
  });

  test('shows that it loads, then what failed, and tries again', async () => {
    const session = await open();
    let answer: (said: HostError) => void = () => undefined;
    session.host.script({
      getIndicacoes: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const { dialog, host, user } = await openDialog(session);
    expect(within(dialog).getByRole('status', { name: 'Carregando indicações…' })).toBeVisible();
    answer(new HostError(500));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível carregar as indicações.');
    await expectAccessible(dialog);
    host.script({ getIndicacoes: () => summary() });
    await user.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
    expect(await within(dialog).findByText('2 de 5')).toBeInTheDocument();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });
});

describe('the search within the chat', () => {
  const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Ações' }));

  test('opens from ‘Ações’', async () => {
    const { store } = await open({}, {}, { features: { buscaMensagens: true } });
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Buscar na conversa' }));
    expect(selectChatSearchShown(store.getState())).toBe(true);
  });

  test('is not there on a host that cannot search messages', async () => {
    await open();
    await openMenu();
    await screen.findByRole('menuitem', { name: 'Encerrar' });
    expect(screen.queryByRole('menuitem', { name: 'Buscar na conversa' })).not.toBeInTheDocument();
  });
});
