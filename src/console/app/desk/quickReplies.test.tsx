import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { Composer } from '@/console/features/chat/composer/Composer';
import type { ReplyToolProps } from '@/console/shared/composer/replyTool';
import { useAppSelector } from '@/console/store/hooks';
import type { QuickReply } from '@/contract/entities/quickReply';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { readCliente } from '@/console/shared/rereads/readNow';
import { renderWithStore } from '@/testing/renderWithStore';
import { QuickReplies } from '@/console/features/quickReplies/QuickReplies';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { createScriptedHost, HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';

const reply = (atalho: string, texto: string, daEquipe = true): QuickReply => ({
  id: atalho,
  atalho,
  texto,
  daEquipe,
});
const REPLIES = [
  reply('pix', 'O PIX de {valor} é para {Nome}.'),
  reply('endereço', 'Seu {endereco}?'),
  reply('oi', 'Oi, aqui é {agente}!', false),
  reply('prazo', 'Chega em {minutos} min, no {endereço}, por {valor}.', false),
];

beforeAll(() => {
  // jsdom draws nothing, so nothing can be scrolled into view.
  Element.prototype.scrollIntoView = () => undefined;
});

const Replies = downloadedPart(() => Promise.resolve(QuickReplies));
/** Their code never comes. */
const Awaited = downloadedPart<ReplyToolProps>(() => new Promise(() => undefined));

function Desk({ replies }: { replies: typeof Replies }) {
  const hasReplies = useAppSelector((state) => selectCan(state, 'respostasRapidas'));
  return <Composer chatId="c1" replies={hasReplies ? replies.Part : null} />;
}

async function open({
  scripts = {},
  isAdmin = false,
  respostasRapidas = true,
  replies = Replies,
}: {
  scripts?: Scripts;
  isAdmin?: boolean;
  respostasRapidas?: boolean;
  replies?: typeof Replies;
} = {}) {
  const user = userEvent.setup();
  let held: QuickReply[] = REPLIES;
  const session = await openLiveConsole({
    user: buildUser({ id: 'ana', nome: 'Ana', isAdmin }),
    conversations: [buildConversation({ id: 'c1', name: 'Zé' })],
    host: createScriptedHost({ features: { respostasRapidas } }),
  });
  session.host.script({
    getCliente: () =>
      buildCliente({ nomeCompleto: 'José', cupomValor: 2_000, enderecoEntrega: null }),
    listQuickReplies: () => ({ items: held, rejected: [] }),
    createQuickReply: ({ body }) => {
      const made = { id: 'new', ...(body as Omit<QuickReply, 'id'>) };
      held = [...held, made];
      return made;
    },
    deleteQuickReply: ({ params }) => {
      held = held.filter(({ id }) => id !== params['id']);
      return { success: true, message: null };
    },
    sendMessage: () => ({ success: true, message: null }),
    ...scripts,
  });
  await act(async () => {
    await session.store.dispatch(readCliente('c1'));
  });
  const view = renderWithStore(<Desk replies={replies} />, session.world, session.store);
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  const selected = () => input.value.slice(input.selectionStart, input.selectionEnd);
  const sent = async () => {
    await act(settle);
    return session.host.asked('sendMessage').map(({ body }) => body);
  };
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const chosen = () => screen.getByRole('option', { selected: true }).textContent;
  const type = (keys: string) =>
    user.type(input, keys, { initialSelectionStart: input.value.length });
  return { ...session, ...view, user, input, selected, sent, options, chosen, type };
}

const list = () => screen.findByRole('listbox', { name: 'Respostas rápidas' });
const button = (name: string) => screen.getByRole('button', { name });

test('while their code is on its way, a message is sent as ever, and one with a gap or that looks for a reply is not', async () => {
  const { sent, type } = await open({ replies: Awaited });
  await type('/oi{Enter}');
  expect(await sent()).toEqual([]);
  await type('{Backspace}{Backspace}{Backspace}Já volto{Enter}');
  expect(await sent()).toEqual([{ message: 'Já volto' }]);
  await type('São {{valor}{Enter}');
  expect(await sent()).toHaveLength(1);
});

describe("the list of replies opens with '/'", () => {
  test('in the empty input alone, and shows personal replies before the team’s', async () => {
    const { input, options, type } = await open();
    await type('a/');
    expect(screen.queryByRole('listbox')).toBeNull();
    await type('{Backspace}{Backspace}/');
    await list();
    expect(
      screen.getAllByRole('group').map((one) => within(one).getAllByRole('option').length),
    ).toEqual([2, 2]);
    expect(options()).toEqual([
      '/oiOi, aqui é Ana!',
      `/prazoChega em {minutos} min, no {endereço}, por R$\u00a020,00.`,
      '/endereçoSeu {endereco}?',
      '/pixO PIX de R$\u00a020,00 é para José.',
    ]);
    expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  });

  test('is filtered, chosen by arrows, and inserted by Enter, which sends nothing', async () => {
    const { input, chosen, options, sent, type, container } = await open();
    await type('/');
    await list();
    await type('I');
    expect(options()).toHaveLength(2);
    await type('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(chosen()).toContain('/');
    await expectAccessible(container);
    await type('{Backspace}pi');
    expect(options()).toHaveLength(1);
    await type('{Enter}');
    expect(input).toHaveValue('O PIX de R$\u00a020,00 é para José.');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await sent()).toEqual([]);
    await type('{Enter}');
    expect(await sent()).toEqual([{ message: 'O PIX de R$\u00a020,00 é para José.' }]);
  });

  test('closes by Escape, which leaves the text, and stays closed', async () => {
    const { input, sent, type } = await open();
    await type('/');
    await list();
    await type('o{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveValue('/o');
    await type('i');
    expect(screen.queryByRole('listbox')).toBeNull();
    await type('{Enter}');
    expect(await sent()).toEqual([{ message: '/oi' }]);
  });

  test('is reached by the keyboard, and obeys the same keys there', async () => {
    const { chosen, container, input, type, user } = await open();
    await type('/');
    const listbox = await list();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(listbox).toHaveFocus();
    await expectAccessible(container);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toContain('/prazo');
    expect(listbox).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowUp}{Enter}');
    expect(input).toHaveValue('Oi, aqui é Ana!');
    expect(input).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('with nothing that fits, Enter sends nothing', async () => {
    const { sent, type } = await open();
    await type('/');
    await list();
    await type('zzz');
    expect(screen.getByText('Nenhuma resposta com “zzz”')).toBeInTheDocument();
    await type('{Enter}');
    expect(await sent()).toEqual([]);
  });

  test('opens by its button, and inserts where the caret is', async () => {
    const { input, user, type } = await open();
    await type('Bom dia! ');
    await user.click(button('Respostas rápidas'));
    await list();
    await user.click(screen.getByRole('option', { name: /^\/oi/ }));
    expect(input).toHaveValue('Bom dia! Oi, aqui é Ana!');
    expect(input).toHaveFocus();
  });

  test('says that it could not be read, and reads it when asked again', async () => {
    const { host, options, type, user } = await open({
      scripts: { listQuickReplies: () => NO_ANSWER },
    });
    await type('/');
    await screen.findByText('Não foi possível carregar as respostas.');
    host.script({ listQuickReplies: () => ({ items: REPLIES, rejected: [] }) });
    await user.click(button('Tentar de novo'));
    await list();
    expect(options()).toHaveLength(4);
  });

  test('says that there are none yet', async () => {
    const { type } = await open({
      scripts: { listQuickReplies: () => ({ items: [], rejected: [] }) },
    });
    await type('/');
    expect(await screen.findByText(/^Nenhuma resposta rápida ainda/)).toBeInTheDocument();
  });

  test('is read again each time, with the kept one shown meanwhile', async () => {
    const { host, options, type } = await open();
    await type('/');
    await list();
    await type('{Backspace}');
    let release: (() => void) | undefined;
    const waits = new Promise<void>((resolve) => {
      release = resolve;
    });
    host.script({
      listQuickReplies: async () => {
        await waits;
        return { items: [reply('outra', 'Da outra aba')], rejected: [] };
      },
    });
    await type('/');
    expect(options()).toHaveLength(4);
    await act(async () => {
      release?.();
      await settle();
    });
    await waitFor(() => expect(options()).toEqual(['/outraDa outra aba']));
  });

  test('on a host that keeps none, "/" is a character like any other', async () => {
    const { host, sent, type } = await open({ respostasRapidas: false });
    expect(screen.queryByRole('button', { name: 'Respostas rápidas' })).toBeNull();
    await type('/oi {{nome}{Enter}');
    expect(await sent()).toEqual([{ message: '/oi {nome}' }]);
    expect(host.asked('listQuickReplies')).toEqual([]);
  });
});

describe('what is not known', () => {
  test('is selected one by one by Tab, and typed over', async () => {
    const { input, selected, type, user } = await open();
    await type('/');
    await list();
    await type('prazo{Enter}');
    expect(selected()).toBe('{minutos}');
    await user.keyboard('{Tab}');
    expect(selected()).toBe('{endereço}');
    await user.keyboard('Rua A');
    expect(input.value).toContain('no Rua A, por');
    await user.keyboard('{Tab}');
    expect(input).not.toHaveFocus();
  });

  test('keeps the message from being sent, until that is wanted', async () => {
    const { container, selected, sent, type, user } = await open();
    await type('/');
    await list();
    await type('ende{Enter}{Enter}{Enter}');
    expect(await sent()).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Falta preencher: {endereco}');
    expect(selected()).toBe('{endereco}');
    await expectAccessible(container);
    await user.click(button('Enviar assim mesmo'));
    expect(await sent()).toEqual([{ message: 'Seu {endereco}?' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('in a draft that was there before is asked about too', async () => {
    const { sent, type } = await open();
    await type('Até já, {{nome}');
    await waitFor(async () => {
      await type('{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent('Falta preencher: {nome}');
    });
    expect(await sent()).toEqual([]);
  });
});

describe('the dialog of the replies', () => {
  const dialog = (name: string) => screen.findByRole('dialog', { name });
  async function openDialog(options: Parameters<typeof open>[0] = {}, start = 'Gerenciar') {
    const session = await open(options);
    await session.type('/');
    await session.user.click(await screen.findByRole('button', { name: start }));
    return session;
  }

  test('lets agents change their own replies alone', async () => {
    const { input } = await openDialog();
    expect(input).toHaveValue('');
    const region = within(await dialog('Respostas rápidas'));
    await region.findByText('/pix');
    expect(region.getAllByRole('button', { name: /^Editar/ })).toHaveLength(2);
    expect(region.queryByRole('button', { name: 'Editar /pix' })).toBeNull();
    await expectAccessible(document.body);
  });

  test('keeps a new reply, which the list then has', async () => {
    const { host, user } = await openDialog({}, 'Nova resposta');
    await dialog('Nova resposta');
    await user.type(screen.getByLabelText('Atalho'), '/tchau');
    await user.type(screen.getByLabelText('Texto'), 'Tchau, ');
    await user.click(button('Inserir {nome}'));
    expect(screen.queryByRole('switch')).toBeNull();
    await user.click(button('Salvar'));
    await dialog('Respostas rápidas');
    expect(await screen.findByText('/tchau')).toBeInTheDocument();
    expect(host.asked('createQuickReply').map(({ body }) => body)).toEqual([
      { atalho: 'tchau', texto: 'Tchau, {nome}', daEquipe: false },
    ]);
  });

  test('says at its field what is wrong, and what the host refuses', async () => {
    const { host, user } = await openDialog(
      { scripts: { createQuickReply: () => new HostError(409, { message: 'Já existe.' }) } },
      'Nova resposta',
    );
    await dialog('Nova resposta');
    await user.type(screen.getByLabelText('Atalho'), 'bom dia');
    await user.click(button('Salvar'));
    const name = screen.getByLabelText('Atalho');
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(
      'Use só letras, números, hífen e sublinhado, sem espaços.',
    );
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'oi');
    await user.click(button('Salvar'));
    expect(screen.getByLabelText('Texto')).toHaveAccessibleDescription(
      'Escreva o texto da resposta.',
    );
    await user.type(screen.getByLabelText('Texto'), 'Oi!');
    await user.click(button('Salvar'));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Já existe.'));
    expect(host.asked('createQuickReply')).toHaveLength(1);
  });

  test('asks before it discards what was typed', async () => {
    const { user, world } = await openDialog({}, 'Nova resposta');
    const confirm = jest.spyOn(world.ports.dialogs, 'confirm').mockReturnValue(false);
    await user.type(screen.getByLabelText('Atalho'), 'x');
    await user.keyboard('{Escape}');
    expect(confirm).toHaveBeenCalledWith(
      'Há alterações não salvas na resposta, que serão descartadas. Sair mesmo assim?',
    );
    expect(screen.getByLabelText('Atalho')).toHaveValue('x');
    confirm.mockReturnValue(true);
    await user.click(button('Cancelar'));
    await dialog('Respostas rápidas');
  });

  test('asks before it deletes, and says when it could not', async () => {
    const { host, user, world } = await openDialog();
    await user.click(await screen.findByRole('button', { name: 'Excluir /oi' }));
    expect(button('Cancelar')).toHaveFocus();
    host.script({ deleteQuickReply: () => NO_ANSWER });
    await user.click(button('Excluir'));
    expect(await screen.findByText('Não foi possível excluir a resposta.')).toBeInTheDocument();
    host.script({ deleteQuickReply: () => new HostError(404) });
    // A press that comes sooner is the second one of a double click.
    world.clock.advance(500);
    await user.click(button('Excluir'));
    await waitFor(() => expect(screen.queryByText('Excluir /oi?')).toBeNull());
  });

  test('lets administrators write the team’s', async () => {
    const { host, user } = await openDialog({ isAdmin: true });
    await user.click(await screen.findByRole('button', { name: 'Excluir /pix' }));
    expect(screen.getByText('Excluir /pix para toda a equipe?')).toBeInTheDocument();
    await user.click(button('Cancelar'));
    await user.click(button('Nova resposta'));
    await user.type(screen.getByLabelText('Atalho'), 'a');
    await user.type(screen.getByLabelText('Texto'), 'b');
    await user.click(screen.getByRole('switch', { name: 'Para toda a equipe' }));
    await user.click(button('Salvar'));
    await waitFor(() =>
      expect(host.asked('createQuickReply').map(({ body }) => body)).toEqual([
        { atalho: 'a', texto: 'b', daEquipe: true },
      ]),
    );
  });
});
