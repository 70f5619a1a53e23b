import { draftChanged } from '@/console/entities/drafts/draftsSlice';
import { buildConversation } from '@/testing/builders/conversation';
import { openLiveConsole, settle, type ConsoleSession } from '@/testing/consoleSession';
import { HostError } from '@/testing/scriptedHost';
import { followOpenChat } from '../reading/openChat';
import { finishAttendance } from './chatDeeds';

const WITHOUT_DRAFT = 'O atendimento de Bia foi encerrado em outro lugar';
const WITH_DRAFT = `${WITHOUT_DRAFT}, e o rascunho não enviado foi descartado`;

const chats = [
  buildConversation({ id: 'c1', name: 'Bia' }),
  buildConversation({ id: 'c2', name: 'Rita' }),
];

/** An agent with Bia's chat open. */
async function inChat(draft = '') {
  const session = await openLiveConsole({ conversations: chats });
  session.store.dispatch(followOpenChat('c1'));
  session.store.dispatch(draftChanged({ chatId: 'c1', draft: draft }));
  await settle();
  return session;
}

const said = ({ world }: ConsoleSession) => world.deeds.notices.map(({ text }) => text);

describe('the open chat that is ended elsewhere', () => {
  test.each(['atendimento_finalizado', 'conversationDeleted'] as const)(
    'by %s is named, once',
    async (event) => {
      const session = await inChat();
      session.host.push(event, { chatId: 'c1' });
      await settle();
      expect(said(session)).toEqual([WITHOUT_DRAFT]);
    },
  );

  test('takes an unsent draft with it, and the notice says so; a blank draft does not count', async () => {
    const session = await inChat('Já estou ver');
    session.host.push('conversationDeleted', { chatId: 'c1' });
    await settle();
    expect(said(session)).toEqual([WITH_DRAFT]);
    const other = await inChat('  ');
    other.host.push('conversationDeleted', { chatId: 'c1' });
    await settle();
    expect(said(other)).toEqual([WITHOUT_DRAFT]);
  });

  test('is named when a list comes without it', async () => {
    const session = await inChat('oi');
    session.host.push('conversationsSync', { items: chats.slice(1), rejected: [] });
    await settle();
    expect(said(session)).toEqual([WITH_DRAFT]);
  });

  test('causes no notice when it was ended here, nor does another chat that is not open', async () => {
    const session = await inChat();
    session.host.push('conversationDeleted', { chatId: 'c2' });
    session.host.script({
      finishAttendance: () => {
        session.host.push('atendimento_finalizado', { chatId: 'c1' });
        return { success: true, message: null };
      },
    });
    void session.store.dispatch(finishAttendance('c1'));
    await settle();
    expect(said(session)).toEqual([
      '✅ Atendimento finalizado! Cliente pode fazer um novo pedido.',
    ]);
  });

  test('causes a notice when an earlier attempt to end it here was refused', async () => {
    const session = await inChat();
    session.host.script({ finishAttendance: () => new HostError(500) });
    void session.store.dispatch(finishAttendance('c1'));
    await settle();
    session.host.push('conversationDeleted', { chatId: 'c1' });
    await settle();
    expect(said(session)).toEqual([
      '❌ Erro ao encerrar atendimento. Tente novamente.',
      WITHOUT_DRAFT,
    ]);
  });
});
