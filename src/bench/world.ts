import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, max, sql } from 'drizzle-orm';
import { systemClock } from '@/server/base/clock';
import { openDatabase, type OpenDatabase, type Transaction } from '@/server/db/openDatabase';
import { clientes, conversations, messages, users } from '@/server/db/schema';
import { readKeys } from '@/server/auth/keyring';
import { createSealing } from '@/server/base/sealing';
import { createIds } from '@/server/base/ids';
import { createEmit, type Emit } from '@/server/realtime/emit';
import { makeDemoData } from '@/server/demo/accounts';

/** The agent who has the chats. */
export const AGENT = 'ana@balcao.local';
export const ADMIN = 'admin@balcao.local';

const MINUTE_MS = 60_000;
/** Rows in one insert: Postgres takes at most 65,535 parameters. */
const CHUNK = 1_000;
/** The number of messages in a chat that is not one of the long ones. */
const USUAL_MESSAGES = 6;

/** Stages in which the flow does not answer, so that an incoming message is exactly one event. */
const QUIET_STAGES = ['pronto_para_montar', 'aguardando_finalizacao_pedido'] as const;

const FIRST_NAMES = ['Maria', 'João', 'Antônia', 'José Carlos', 'Íris', 'Paulo', 'Zélia', 'Rui'];
const LAST_NAMES = ['Silva', 'Souza Lima', 'Albuquerque', 'Nóbrega', 'Dias', 'Vasconcelos'];
const WORDS = [
  'Oi',
  'pode ser',
  'o de sempre',
  'sem cebola',
  'obrigada',
  'já chegou',
  '👍',
  'hoje',
];

export interface WorldSize {
  conversations: number;
  /** The number of messages in the long chat, which is the first in the agent's list. */
  longChat: number;
  /** How many of the first chats are as long. Default: one. */
  longChats?: number;
}

/** A data folder in which the agent has the given conversations. No server runs on it. */
export interface World {
  dataDir: string;
  /** The chat with `longChat` messages. */
  longChatId: string;
  /** All of the agent's chats in the order of their list, the long one first. */
  chatIds: string[];
  agentId: string;
  remove: () => Promise<void>;
}

/**
 * Creates a data folder with the demo's accounts and a database of the given size, with the server's own database code
 * and engine, so that a server on it behaves as if its data had come from real use.
 */
export async function makeWorld(size: WorldSize): Promise<World> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-bench-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const { agentId, chatIds } = await fill(dataDir, size);
    const [longChatId] = chatIds;
    if (longChatId === undefined) throw new Error('A world needs a conversation');
    return { dataDir, longChatId, chatIds, agentId, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Opens the database of a data folder as the server does; an error ends the measurement. */
export function openDataDir(dataDir: string): Promise<OpenDatabase> {
  const fail = (error: Error) => {
    throw error;
  };
  return openDatabase({
    dataDir,
    assetsDir: path.resolve(__dirname, '../server/db'),
    onConnectionError: fail,
    onLost: fail,
  });
}

async function fill(dataDir: string, size: WorldSize) {
  const { db, close } = await openDataDir(dataDir);
  try {
    const clock = systemClock;
    const uow = {
      write: <T>(work: (tx: Transaction, emit: Emit) => Promise<T>) =>
        db.transaction((tx) =>
          work(
            tx,
            createEmit(
              () => undefined,
              () => undefined,
            ),
          ),
        ),
    };
    const sealing = createSealing(await readKeys({ dataDir, secretsKeys: [] }, []));
    await makeDemoData({ clock, ids: createIds(clock), sealing, uow });
    return await db.transaction((tx) => insertAll(tx, size));
  } finally {
    await close();
  }
}

async function insertAll(tx: Transaction, size: WorldSize) {
  const [agent] = await tx.select({ id: users.id }).from(users).where(eq(users.email, AGENT));
  if (!agent) throw new Error(`There is no ${AGENT}`);
  const now = Date.now();
  const chats = Array.from({ length: size.conversations }, (_, index) =>
    chatAt(index, { size, agenteId: agent.id, now }),
  );
  const said = chats.flatMap((chat) => chat.messages);
  await inChunks(chats, (some) => tx.insert(conversations).values(some.map(({ row }) => row)));
  await inChunks(chats, (some) => tx.insert(clientes).values(some.map(({ cliente }) => cliente)));
  await inChunks(said, (some) => tx.insert(messages).values(some));
  const newest = tx
    .select({ ordinal: max(messages.ordinal) })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id));
  await tx.update(conversations).set({ lastMessageOrdinal: sql`${newest}` });
  return { agentId: agent.id, chatIds: chats.map(({ row }) => row.id) };
}

async function inChunks<T>(rows: T[], insert: (some: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await insert(rows.slice(at, at + CHUNK));
}

interface Basis {
  size: WorldSize;
  agenteId: string;
  /** Epoch ms. */
  now: number;
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('Nothing to choose from');
  return found;
};

/** The chat at an index of the agent's list, which shows the first assigned one at its top. */
function chatAt(index: number, { size, agenteId, now }: Basis) {
  const number = `5511${String(900_000_000 + index)}`;
  const chatId = `${number}@c.us`;
  const count = index < (size.longChats ?? 1) ? size.longChat : USUAL_MESSAGES;
  const assignedAt = now - (size.conversations - index) * MINUTE_MS;
  const written = Array.from({ length: count }, (_, place) => ({
    id: `m-${index}-${place}`,
    conversationId: chatId,
    body: bodyAt(index + place),
    fromMe: place % 3 === 1,
    sentAt: now - (count - place) * MINUTE_MS,
  }));
  const last = written.at(-1);
  const name = `${at(FIRST_NAMES, index)} ${at(LAST_NAMES, Math.floor(index / 3))}`;
  return {
    row: {
      id: chatId,
      name,
      number,
      createdAt: assignedAt,
      atribuidoEm: assignedAt,
      agenteId,
      lastMessage: last?.body ?? null,
      lastMessageAt: last?.sentAt ?? null,
    },
    cliente: {
      chatId,
      telefone: number,
      nomeCompleto: name,
      enderecoEntrega: 'Rua das Laranjeiras, 100, apto 12',
      formaPagamento: 'Cartão na entrega',
      estadoFluxo: at(QUIET_STAGES, index),
      cupomValorCents: 1_500,
    },
    messages: written,
  };
}

/** Texts of one to about thirty words, so that bubbles have one line or several. */
function bodyAt(seed: number): string {
  const length = 1 + ((seed * 7) % 29) ** 2 / 28;
  return Array.from({ length }, (_, word) => at(WORDS, seed + word)).join(' ');
}
