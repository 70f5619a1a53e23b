import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { selectAutomationCall } from './automationCall';
import { setAutomation } from './chatDeeds';

const chat = buildConversation({ id: 'c1' });
type Said = ReturnType<NonNullable<Scripts['setAutomation']>>;

const answers = (automacaoPausada: boolean) => ({ success: true, automacaoPausada });

async function inChat(scripts: Scripts = {}, change: Partial<typeof chat> = {}, isAdmin = false) {
  const session = await openLiveConsole({
    conversations: [{ ...chat, ...change }],
    user: buildUser({ isAdmin }),
  });
  session.host.script({ setAutomation: () => answers(true), ...scripts });
  const isPaused = () =>
    selectConversation(session.store.getState(), 'c1')?.automacaoPausada ?? null;
  return { ...session, isPaused };
}

describe('Pausar automação', () => {
  test('shows that it runs, and what the host answers', async () => {
    let answer: (said: ReturnType<typeof answers>) => void = () => undefined;
    const { host, isPaused, store, world } = await inChat({
      setAutomation: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const running = () => selectAutomationCall(store.getState(), 'c1');
    void store.dispatch(setAutomation('c1', true));
    await settle();
    expect([running(), isPaused()]).toEqual(['pausing', false]);
    expect(selectAutomationCall(store.getState(), 'c2')).toBeNull();
    answer(answers(true));
    await settle();
    expect([running(), isPaused()]).toEqual([null, true]);
    expect(host.asked('setAutomation')).toMatchObject([
      { params: { chatId: 'c1' }, body: { pausada: true } },
    ]);
    expect(world.deeds.notices).toEqual([]);
  });

  test('can be taken back', async () => {
    const { isPaused, store } = await inChat(
      { setAutomation: () => answers(false) },
      { automacaoPausada: true },
    );
    void store.dispatch(setAutomation('c1', false));
    await settle();
    expect(isPaused()).toBe(false);
  });

  test('is asked once by a double click', async () => {
    const { host, store } = await inChat();
    void store.dispatch(setAutomation('c1', true));
    void store.dispatch(setAutomation('c1', true));
    await settle();
    expect(host.asked('setAutomation')).toHaveLength(1);
  });

  test.each([
    [true, 'Erro ao pausar automação. Tente novamente.'],
    [false, 'Erro ao retomar automação. Tente novamente.'],
  ])('says that it failed, and stays as it was (%s)', async (paused, text) => {
    const failures: (() => Said)[] = [
      () => new HostError(500),
      () => new HostError(409),
      () => NO_ANSWER,
      () => ({ success: false, automacaoPausada: !paused }),
    ];
    for (const fails of failures) {
      const { isPaused, store, world } = await inChat(
        { setAutomation: fails },
        { automacaoPausada: !paused },
      );
      void store.dispatch(setAutomation('c1', paused));
      await settle();
      expect(isPaused()).toBe(!paused);
      expect(world.deeds.notices).toMatchObject([{ variant: 'error', text, key: 'automation:c1' }]);
    }
  });

  test('reads the chat again when no answer came, since the host may have done it', async () => {
    const { host, store } = await inChat({ setAutomation: () => NO_ANSWER });
    const asked = () => host.asked('getConversation').length;
    const before = asked();
    void store.dispatch(setAutomation('c1', true));
    await settle();
    expect(asked()).toBe(before + 1);
  });

  test('of a chat that somebody else took meanwhile says that it is gone', async () => {
    const { host, store, world } = await inChat({
      setAutomation: () => {
        host.push('conversationDeleted', { chatId: 'c1' });
        return new HostError(404);
      },
    });
    void store.dispatch(setAutomation('c1', true));
    await settle();
    expect(world.deeds.notices).toMatchObject([
      { variant: 'info', text: 'Esta conversa não está mais disponível', key: 'automation:c1' },
    ]);
  });

  test('leaves the word to the notice about the session when that ended', async () => {
    const { store, world } = await inChat({ setAutomation: () => new HostError(401) });
    void store.dispatch(setAutomation('c1', true));
    await settle();
    expect(world.deeds.notices.map(({ key }) => key)).toEqual(['auth']);
  });

  test('an answer that an event overtook changes nothing: the event is newer', async () => {
    const { host, isPaused, store } = await inChat({
      setAutomation: () => {
        host.push('conversationUpdated', { id: 'c1', automacaoPausada: true });
        // An administrator resumed it right afterwards.
        host.push('conversationUpdated', { id: 'c1', automacaoPausada: false });
        return answers(true);
      },
    });
    void store.dispatch(setAutomation('c1', true));
    await settle();
    expect(isPaused()).toBe(false);
  });
});

describe('a pause that somebody else makes', () => {
  test('is shown as an event tells it', async () => {
    const { host, isPaused } = await inChat();
    host.push('conversationUpdated', { id: 'c1', automacaoPausada: true });
    expect(isPaused()).toBe(true);
    host.push('conversationUpdated', { id: 'c1', unreadCount: 1 });
    expect(isPaused()).toBe(true);
    host.push('conversationUpdated', { id: 'c1', automacaoPausada: false });
    expect(isPaused()).toBe(false);
  });

  test('ends with the attendance for an administrator, who keeps the chat', async () => {
    const { host, isPaused } = await inChat({}, { automacaoPausada: true }, true);
    expect(isPaused()).toBe(true);
    host.push('atendimento_finalizado', { chatId: 'c1' });
    expect(isPaused()).toBe(false);
  });
});
