import type { Message } from '@/contract/entities/message';
import { selectMessages } from '@/console/entities/messages/messagesSelectors';
import { selectOutboxOf } from '@/console/entities/outbox/outboxSelectors';
import { draftChanged, selectDraft } from '@/console/entities/drafts/draftsSlice';
import { noteDraftChanged, noteModeSwitched } from '@/console/entities/noteDrafts/noteDraftsSlice';
import { ptBR } from '@/console/text/ptBR';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, person, settle, type ConsoleSession } from '@/testing/consoleSession';
import { createFakeBrowser } from '@/testing/fakePorts';
import {
  createScriptedHost,
  HostError,
  NO_ANSWER,
  type ScriptedHost,
} from '@/testing/scriptedHost';

const chat = buildConversation({ id: 'chat-a' });
const user = buildUser({ id: 'ana' });

const open = (more: Parameters<typeof openLiveConsole>[0] = {}) =>
  openLiveConsole({ user, conversations: [chat], ...more });

const outbox = ({ store }: ConsoleSession) =>
  selectOutboxOf(store.getState(), 'chat-a').map(({ text, status }) => [text, status]);
const messages = ({ store }: ConsoleSession) =>
  selectMessages(store.getState(), 'chat-a').map(({ body }) => body);
const sentTexts = (host: ScriptedHost) =>
  host.asked('sendMessage').map(({ body }) => (body as { message: string }).message);

const kept = ({ world }: ConsoleSession) =>
  [...world.browser.data.keys()].filter((key) => key.startsWith('outbox:'));

/** A host that stores a message once per idempotency key, and returns the key if `keepsKeys`. */
function storing(host: ScriptedHost, keepsKeys = true): Map<string, Message> {
  const stored = new Map<string, Message>();
  host.script({
    sendMessage: ({ body, key }) => {
      const { message: text } = body as { message: string };
      const message =
        stored.get(key ?? '') ??
        buildMessage({ body: text, fromMe: true, idempotencyKey: keepsKeys ? key : null });
      stored.set(key ?? '', message);
      return { success: true, message };
    },
  });
  return stored;
}

/** A host with an earlier own message that has its key: this proves to the console that the host keeps keys. */
const provingHost = {
  messages: { 'chat-a': [buildMessage({ fromMe: true, idempotencyKey: 'k', body: 'antes' })] },
};

describe('the outbox', () => {
  it('holds a message before it is sent, and drops it on the response', async () => {
    const session = await open();
    storing(session.host);
    person.sends(session, 'chat-a', '  bom dia  ');
    expect(session.host.asked('sendMessage')).toEqual([]);
    expect(outbox(session)).toEqual([['bom dia', 'queued']]);
    expect(kept(session)).toHaveLength(1);
    await settle();
    expect(outbox(session)).toEqual([]);
    expect(messages(session)).toEqual(['bom dia']);
    expect(kept(session)).toEqual([]);
  });

  it('ignores what is blank', async () => {
    const session = await open();
    expect(person.sends(session, 'chat-a', ' \n ')).toBe(false);
    expect(session.host.asked('sendMessage')).toEqual([]);
  });

  it('keeps the order within a chat, one after the other', async () => {
    const session = await open();
    let answer: () => void = () => {};
    const message = buildMessage({ body: 'um', fromMe: true });
    session.host.script({
      sendMessage: () =>
        new Promise((resolve) => {
          answer = () => resolve({ success: true, message });
        }),
    });
    for (const text of ['um', 'dois', 'três']) person.sends(session, 'chat-a', text);
    await settle();
    expect(sentTexts(session.host)).toEqual(['um']);
    storing(session.host);
    answer();
    await settle();
    expect(sentTexts(session.host)).toEqual(['um', 'dois', 'três']);
    expect(messages(session)).toEqual(['um', 'dois', 'três']);
  });

  it('shows an echo that overtakes the response only once', async () => {
    const session = await open();
    session.host.script({
      sendMessage: ({ body, key }) => {
        const { message: text } = body as { message: string };
        const message = buildMessage({ body: text, fromMe: true, idempotencyKey: key });
        session.host.push('newMessage', { chatId: 'chat-a', message, conversation: null });
        expect(outbox(session)).toEqual([]);
        return { success: true, message };
      },
    });
    person.sends(session, 'chat-a', 'uma vez');
    await settle();
    expect(messages(session)).toEqual(['uma vez']);
    expect(outbox(session)).toEqual([]);
  });

  it('fails when the host refuses it, says so, and retries with the same key on request', async () => {
    const session = await open();
    session.host.script({ sendMessage: () => new HostError(500, { message: 'Erro interno' }) });
    person.sends(session, 'chat-a', 'oi');
    await settle();
    expect(outbox(session)).toEqual([['oi', 'failed']]);
    expect(session.world.deeds.notices.map(({ text }) => text)).toEqual([
      'Erro ao enviar mensagem. Tente novamente.',
    ]);
    session.world.clock.advance(60_000);
    await settle();
    expect(session.host.asked('sendMessage')).toHaveLength(1);
    storing(session.host);
    const [first] = session.host.asked('sendMessage');
    person.retries(session, first!.key!);
    await settle();
    expect(session.host.asked('sendMessage')[1]!.key).toBe(first!.key);
    expect(messages(session)).toEqual(['oi']);
  });

  it('gives up a failed message of a chat that is gone, and the notice quotes it', async () => {
    const session = await open();
    session.host.script({ sendMessage: () => new HostError(404, { message: 'Não encontrado.' }) });
    person.sends(session, 'chat-a', 'já está a caminho');
    await settle();
    expect(outbox(session)).toEqual([['já está a caminho', 'failed']]);
    session.host.push('conversationDeleted', { chatId: 'chat-a' });
    await settle();
    expect(outbox(session)).toEqual([]);
    expect(kept(session)).toEqual([]);
    expect(session.world.deeds.notices.at(-1)?.text).toContain('já está a caminho');
  });

  it.each([
    ['quotes and copies all of it', 'a'.repeat(80), 'a'.repeat(80)],
    [
      'quotes the first 80 characters of more, and copies all of it,',
      `${'a'.repeat(80)}b`,
      `${'a'.repeat(80)}…`,
    ],
  ])('for a given-up message %s', async (_what, text, quoted) => {
    const session = await open();
    session.host.script({ sendMessage: () => new HostError(404, { message: 'Não encontrado.' }) });
    person.sends(session, 'chat-a', text);
    await settle();
    session.host.push('conversationDeleted', { chatId: 'chat-a' });
    await settle();
    expect(session.world.deeds.notices.at(-1)).toMatchObject({
      variant: 'warning',
      text: ptBR.notices.messageGivenUp(quoted),
      durationMs: 60_000,
    });
    session.world.deeds.notices.at(-1)?.action?.run();
    await settle();
    expect(session.world.deeds.copied).toEqual([text]);
  });

  it('tries again by itself when there was no answer, with the same key, on a host that keeps keys', async () => {
    const session = await open(provingHost);
    session.host.script({ sendMessage: () => NO_ANSWER });
    person.opensChat(session, 'chat-a');
    await settle();
    person.sends(session, 'chat-a', 'oi');
    await settle();
    expect(outbox(session)).toEqual([['oi', 'queued']]);
    storing(session.host);
    session.world.clock.advance(2_000);
    await settle();
    const keys = session.host.asked('sendMessage').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(messages(session)).toEqual(['antes', 'oi']);
  });

  it('does not try again by itself on a host that never gave a key back', async () => {
    const session = await open();
    session.host.script({ sendMessage: () => NO_ANSWER });
    person.sends(session, 'chat-a', 'oi');
    await settle();
    session.world.clock.advance(120_000);
    await settle();
    expect(outbox(session)).toEqual([['oi', 'failed']]);
    expect(session.host.asked('sendMessage')).toHaveLength(1);
  });

  it('survives a reload: a message that was never sent is sent', async () => {
    const browser = createFakeBrowser();
    const entry = {
      key: '11111111-1111-4111-8111-111111111111',
      chatId: 'chat-a',
      text: 'de ontem',
      createdAt: 1,
      status: 'queued',
      attempts: 0,
      error: null,
    };
    browser.data.set(`outbox:ana:${entry.key}`, JSON.stringify(entry));
    const host = createScriptedHost();
    storing(host);
    const session = await open({ browser, host });
    await settle();
    expect(sentTexts(host)).toEqual(['de ontem']);
    expect(outbox(session)).toEqual([]);
    expect(kept(session)).toEqual([]);
  });

  it.each([
    ['is sent again on a host that keeps keys', true, ['a caminho'], []],
    ['fails on another, rather than risk a double', false, [], [['a caminho', 'failed']]],
  ])('a message sent just before a reload %s', async (_what, keepsKeys, sent, left) => {
    const browser = createFakeBrowser();
    const entry = {
      key: '22222222-2222-4222-8222-222222222222',
      chatId: 'chat-a',
      text: 'a caminho',
      createdAt: 1,
      status: 'sending',
      attempts: 0,
      error: null,
    };
    browser.data.set(`outbox:ana:${entry.key}`, JSON.stringify(entry));
    if (keepsKeys) browser.data.set('outboxKeys:ana', 'true');
    const host = createScriptedHost();
    storing(host);
    const session = await open({ browser, host });
    await settle();
    expect(sentTexts(host)).toEqual(sent);
    expect(outbox(session)).toEqual(left);
  });

  it('is worked off by one tab at a time, and both see the same', async () => {
    const browser = createFakeBrowser();
    const host = createScriptedHost();
    const [one, two] = [await open({ browser, host }), await open({ browser, host })];
    storing(host);
    person.sends(one, 'chat-a', 'daqui');
    person.sends(two, 'chat-a', 'dali');
    await settle();
    await settle();
    expect(sentTexts(host).sort()).toEqual(['dali', 'daqui']);
    expect([outbox(one), outbox(two)]).toEqual([[], []]);
    expect(kept(one)).toEqual([]);
  });

  it('stays kept through a forced logout, and is sent when that person is back', async () => {
    const browser = createFakeBrowser();
    const session = await open({ browser });
    session.host.script({ sendMessage: () => new HostError(401, { message: 'Token inválido' }) });
    person.sends(session, 'chat-a', 'espera');
    await settle();
    expect(session.store.getState().session.status).toBe('signedOut');
    expect(outbox(session)).toEqual([]);
    const host = createScriptedHost();
    storing(host);
    await open({ browser, host });
    await settle();
    expect(sentTexts(host)).toEqual(['espera']);
  });

  it("is emptied by 'Sair', which asks first", async () => {
    const session = await open();
    session.host.script({ sendMessage: () => new HostError(400) });
    person.sends(session, 'chat-a', 'oi');
    session.store.dispatch(draftChanged({ chatId: 'chat-a', draft: 'rascunho' }));
    await settle();
    session.world.answers.confirm = false;
    person.leaves(session);
    expect(outbox(session)).toEqual([['oi', 'failed']]);
    session.world.answers.confirm = true;
    person.leaves(session);
    expect(session.world.deeds.questions).toHaveLength(2);
    expect(session.store.getState().session.status).toBe('signedOut');
    const keys = [...session.world.browser.data.keys()];
    expect(
      keys.filter((key) => /^(outbox|drafts|noteDrafts):|^token$|^user_id$/.test(key)),
    ).toEqual([]);
  });
});

describe('drafts', () => {
  it('are kept per chat over a reload, and gone when sent', async () => {
    const browser = createFakeBrowser();
    const session = await open({ browser });
    storing(session.host);
    session.store.dispatch(draftChanged({ chatId: 'chat-a', draft: 'quase pronto' }));
    const reloaded = await open({ browser });
    storing(reloaded.host);
    expect(selectDraft(reloaded.store.getState(), 'chat-a')).toBe('quase pronto');
    person.sends(reloaded, 'chat-a', 'quase pronto');
    expect(selectDraft(reloaded.store.getState(), 'chat-a')).toBe('');
    expect([...browser.data.keys()].filter((key) => key.startsWith('drafts:'))).toEqual([]);
    await settle();
  });

  it('from two tabs are both there after a reload', async () => {
    const browser = createFakeBrowser();
    const both = { browser, conversations: [chat, buildConversation({ id: 'chat-b' })] };
    const one = await open(both);
    const other = await open(both);
    one.store.dispatch(draftChanged({ chatId: 'chat-a', draft: 'de uma' }));
    other.store.dispatch(draftChanged({ chatId: 'chat-b', draft: 'da outra' }));
    const reloaded = (await open(both)).store.getState();
    expect(selectDraft(reloaded, 'chat-a')).toBe('de uma');
    expect(selectDraft(reloaded, 'chat-b')).toBe('da outra');
  });

  it('of a chat that went to somebody else meanwhile are given up, and the notice quotes them', async () => {
    const browser = createFakeBrowser();
    const lost = buildConversation({ id: 'chat-b' });
    const { store } = await open({ browser, conversations: [chat, lost] });
    store.dispatch(draftChanged({ chatId: 'chat-a', draft: 'fica' }));
    store.dispatch(draftChanged({ chatId: 'chat-b', draft: 'quase pronto' }));
    const back = await open({ browser });
    await settle();
    expect(back.store.getState().drafts).toEqual({ 'chat-a': 'fica' });
    expect([...browser.data.keys()].filter((key) => key.startsWith('drafts:'))).toEqual([
      'drafts:ana:chat-a',
    ]);
    expect(back.world.deeds.notices).toMatchObject([
      { variant: 'warning', text: ptBR.notices.draftGivenUp('quase pronto') },
    ]);
  });
});

describe('notes', () => {
  it('being written are kept over a reload, given up like drafts, and forgotten by ‘Sair’', async () => {
    const browser = createFakeBrowser();
    const lost = buildConversation({ id: 'chat-b' });
    const { store } = await open({ browser, conversations: [chat, lost] });
    store.dispatch(noteModeSwitched({ chatId: 'chat-a', isOpen: true }));
    store.dispatch(noteDraftChanged({ chatId: 'chat-a', text: 'ligar depois' }));
    store.dispatch(noteDraftChanged({ chatId: 'chat-b', text: 'prefere à tarde' }));
    const kept = () => [...browser.data.keys()].filter((key) => key.startsWith('noteDrafts:'));
    expect(kept()).toEqual(['noteDrafts:ana:chat-a', 'noteDrafts:ana:chat-b']);
    const back = await open({ browser });
    await settle();
    expect(back.store.getState().noteDrafts).toEqual({
      'chat-a': { text: 'ligar depois', isOpen: true, key: null },
    });
    expect(back.world.deeds.notices).toMatchObject([
      { variant: 'warning', text: ptBR.notices.noteGivenUp('prefere à tarde') },
    ]);
    back.world.answers.confirm = false;
    person.leaves(back);
    expect(back.world.deeds.questions).toHaveLength(1);
    expect(kept()).toEqual(['noteDrafts:ana:chat-a']);
    back.world.answers.confirm = true;
    person.leaves(back);
    expect(kept()).toEqual([]);
  });
});
