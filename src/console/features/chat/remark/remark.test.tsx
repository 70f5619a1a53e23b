import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { useAppSelector } from '@/console/store/hooks';
import type { Cliente } from '@/contract/entities/cliente';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { openLiveConsole, person, settle } from '@/testing/consoleSession';
import { renderWithStore } from '@/testing/renderWithStore';
import { createScriptedHost, HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { ChatHeader } from '../header/ChatHeader';
import { RemarkLine } from './RemarkLine';

const REMARK = { texto: 'prefere ligação', por: 'Bruno', em: Date.UTC(2026, 10, 20, 15) };
const withRemark = (observacao: Cliente['observacao']) =>
  buildCliente({ nomeCompleto: 'Rita', observacao });

/** What of the chat's screen shows the remark. */
function Screen() {
  const conversation = useAppSelector((state) => selectConversation(state, 'c1'));
  return conversation === null ? null : (
    <>
      <ChatHeader conversation={conversation} lead={null} order={null} />
      <RemarkLine chatId="c1" />
    </>
  );
}

interface World {
  observacao?: Cliente['observacao'];
  scripts?: Scripts;
  isGroup?: boolean;
  notas?: boolean;
}

async function open({ observacao = null, scripts = {}, isGroup, notas = true }: World = {}) {
  const session = await openLiveConsole({
    conversations: [buildConversation({ id: 'c1', isGroup: isGroup ?? false })],
    messages: { c1: [] },
    host: createScriptedHost({ features: { notas } }),
  });
  session.host.script({
    getCliente: () => withRemark(observacao),
    setRemark: ({ body }) => ({
      success: true,
      cliente: withRemark({ ...REMARK, texto: (body as { texto: string }).texto }),
    }),
    ...scripts,
  });
  person.opensChat(session, 'c1');
  const view = renderWithStore(<Screen />, session.world, session.store);
  await act(settle);
  return { ...session, ...view };
}

const line = () => screen.queryByRole('button', { name: /^Observação: / });
const field = () => screen.findByRole('textbox', { name: 'Observação' });
async function openByMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Observação do cliente' }));
  return field();
}

describe('the remark on a customer', () => {
  test('is one line, which opens all of it with who changed it last and when', async () => {
    await open({ observacao: REMARK });
    await userEvent.click(line()!);
    expect(await field()).toHaveValue('prefere ligação');
    expect(screen.getByText(/^Última alteração: Bruno, 20\/11\/2026/)).toBeVisible();
    expect(await field()).toHaveFocus();
  });

  test('takes no room while there is none, and is written by an entry of ‘Ações’', async () => {
    const { host } = await open();
    expect(line()).toBeNull();
    await userEvent.type(await openByMenu(), 'sem cebola');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.asked('setRemark')).toMatchObject([
      { params: { chatId: 'c1' }, body: { texto: 'sem cebola' } },
    ]);
    expect(line()).toHaveTextContent('Observação: sem cebola');
  });

  test('shows what somebody else writes as an event tells it', async () => {
    const { host } = await open();
    act(() => host.push('clienteUpdated', { chatId: 'c1', cliente: withRemark(REMARK) }));
    await waitFor(() => expect(line()).toHaveTextContent('prefere ligação'));
    act(() => host.push('clienteUpdated', { chatId: 'c1', cliente: withRemark(null) }));
    await waitFor(() => expect(line()).toBeNull());
  });

  test('that could not be saved keeps its text, and says why', async () => {
    await open({ scripts: { setRemark: () => NO_ANSWER } });
    await userEvent.type(await openByMenu(), 'sem cebola');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível salvar a observação. Tente novamente.',
    );
    expect(await field()).toHaveValue('sem cebola');
  });

  test('that was changed and not saved asks before it is left', async () => {
    const { world } = await open({ observacao: REMARK });
    await userEvent.click(line()!);
    await userEvent.type(await field(), '!');
    world.answers.confirm = false;
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await field()).toBeVisible();
  });

  test.each([
    ['of a group', { isGroup: true }],
    ['where the host keeps none', { notas: false }],
    ['while the record is not known', { scripts: { getCliente: () => new HostError(500) } }],
  ])('cannot be written %s', async (_where, world) => {
    await open(world);
    await userEvent.click(screen.getByRole('button', { name: 'Ações' }));
    expect(await screen.findByRole('menuitem', { name: 'Encerrar' })).toBeVisible();
    expect(
      screen.queryByRole('menuitem', { name: 'Observação do cliente' }),
    ).not.toBeInTheDocument();
  });
});
