import type { UnknownAction } from '@reduxjs/toolkit';
import type { Conversation } from '@/contract/entities/conversation';
import type { Message } from '@/contract/entities/message';
import type { User } from '@/contract/entities/user';
import { createAppStore, type AppStore } from '@/console/app/createAppStore';
import { openDesk } from '@/console/app/desk/openDesk';
import { queueMessage } from '@/console/features/chat/composer/queueMessage';
import { retryMessage } from '@/console/features/chat/messages/failedMessage';
import { followOpenChat } from '@/console/features/chat/reading/openChat';
import { readList } from '@/console/shared/rereads/readNow';
import { leave } from '@/console/features/session/leave';
import { readMessages } from '@/console/shared/rereads/readNow';
import { startSession } from '@/console/features/session/start';
import { buildCliente } from './builders/cliente';
import { buildUser } from './builders/user';
import { createFakeWorld, type FakeBrowser, type FakeOptions, type FakeWorld } from './fakePorts';
import { logActions } from './logActions';
import { createScriptedHost, type ScriptedHost } from './scriptedHost';

/** The token of the signed-in person: no action and no state may ever contain it. */
export const TOKEN = 'token-that-nobody-may-see';

export interface ConsoleSession {
  host: ScriptedHost;
  world: FakeWorld;
  store: AppStore;
  user: User;
  /** Every action, in the order in which it was reduced. */
  log: UnknownAction[];
  /** The host's data; tests change it while they run. */
  held: { conversations: Conversation[]; messages: Record<string, Message[]> };
}

/** Acts as the person, for tests of layers below the screens. */
export const person = {
  opensChat: ({ store }: Pick<ConsoleSession, 'store'>, chatId: string) =>
    store.dispatch(followOpenChat(chatId)),
  sends: ({ store }: Pick<ConsoleSession, 'store'>, chatId: string, text: string) =>
    store.dispatch(queueMessage(chatId, text)),
  /** Presses 'Tentar novamente' on the unsent message of this key. */
  retries: ({ store }: Pick<ConsoleSession, 'store'>, key: string) =>
    store.dispatch(retryMessage(key)),
  /** Scrolls up beyond this message. */
  readsOlder: ({ store }: Pick<ConsoleSession, 'store'>, chatId: string, before: string) =>
    store.dispatch(readMessages(chatId, before)),
  retriesList: ({ store }: Pick<ConsoleSession, 'store'>) => store.dispatch(readList()),
  leaves: ({ store }: Pick<ConsoleSession, 'store'>) => store.dispatch(leave()),
};

/** A console at the moment its page is loaded, with this token in its storage. */
export function loadedConsole(
  token: string | null,
  host = createScriptedHost(),
  options: Omit<FakeOptions, 'fetch'> = {},
) {
  const world = createFakeWorld({ ...options, fetch: host.fetch });
  if (token !== null) world.ports.tokens.set(token);
  const store = openDesk(createAppStore(world.ports), world.ports);
  return { host, world, store };
}

/** A console in which `user` is signed in and later calls are never answered; its socket is created. */
export async function hostlessConsole(user: User) {
  const host = createScriptedHost();
  const { world, store } = loadedConsole(TOKEN, host);
  host.script({ getProfile: () => ({ user, message: null, contasPendentes: null }) });
  world.ports.fetch = (url, init) => {
    world.ports.fetch = () => new Promise(() => undefined);
    return host.fetch(url, init);
  };
  await store.dispatch(startSession());
  return { store, world };
}

/** Waits for a few turns of the event loop, so that all work that is ready has run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

interface Options {
  user?: User;
  numbers?: boolean;
  conversations?: Conversation[];
  messages?: Record<string, Message[]>;
  browser?: FakeBrowser;
  host?: ScriptedHost;
}

/** Scripts the host to answer from `held`. */
function scriptOf(host: ScriptedHost, user: User, held: ConsoleSession['held']): void {
  host.script({
    getProfile: () => ({ user, message: null, contasPendentes: null }),
    listConversations: () => ({ items: held.conversations, rejected: [] }),
    getStatus: () => ({ connected: true, qr: null }),
    getCliente: () => buildCliente(),
    getEarnings: () => ({ success: true, ganhos: { pendente: 100, recebido: 200, total: 300 } }),
    getStatistics: () => ({ estatisticas: { online: true } }),
    markRead: () => ({ success: true, message: null }),
    getConversation: ({ params, query }) => {
      const all = held.messages[params['id'] ?? ''] ?? [];
      const end = query['before'] ? all.findIndex(({ id }) => id === query['before']) : all.length;
      const start = Math.max(0, end - Number(query['limit'] ?? 50));
      const conversation = held.conversations.find(({ id }) => id === params['id']);
      if (!conversation) throw new Error(`the test's host holds no ${params['id'] ?? ''}`);
      return {
        conversation,
        messages: { items: all.slice(start, end), rejected: [] },
        notas: { items: [], rejected: [] },
        hasMore: start > 0,
      };
    },
  });
}

/** A console whose person is signed in; its socket is created but not open yet. */
export async function openConsole(options: Options = {}): Promise<ConsoleSession> {
  const host = options.host ?? createScriptedHost({ numbers: options.numbers ?? true });
  const user = options.user ?? buildUser({ online: true });
  const held = {
    conversations: options.conversations ?? [],
    messages: options.messages ?? {},
  };
  scriptOf(host, user, held);
  const world = createFakeWorld({
    fetch: host.fetch,
    ...(options.browser ? { browser: options.browser } : {}),
  });
  world.ports.tokens.set(TOKEN);
  const log: UnknownAction[] = [];
  const entry = createAppStore(world.ports, { enhancer: logActions(log) });
  const store = openDesk(entry, world.ports);
  await store.dispatch(startSession());
  await settle();
  return { host, world, store, user, log, held };
}

/** The same, connected and in sync with the host. */
export async function openLiveConsole(options: Options = {}): Promise<ConsoleSession> {
  const session = await openConsole(options);
  await connect(session);
  return session;
}

/** Opens the socket and lets the host answer. */
export async function connect(
  { host, world }: ConsoleSession,
  how: { resume?: boolean; serverTime?: number } = {},
): Promise<void> {
  world.socket().open();
  host.welcome(world.socket(), how);
  await settle();
}

/** Breaks the connection; the host goes on without it. */
export function cut({ host, world }: ConsoleSession): void {
  host.forget();
  world.socket().drop();
}
