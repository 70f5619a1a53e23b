import { sql } from 'drizzle-orm';
import { orderSearchTerms } from '@/domain/orderSearch';
import type { Database } from '@/server/db/openDatabase';
import {
  attendances,
  audit,
  clientes,
  conversations,
  flowMemory,
  idempotencyKeys,
  messages,
  notes,
  offerAgents,
  offerRefusals,
  offers,
  pedidos,
  quickReplies,
  readCursors,
  refunds,
  simCustomers,
  timers,
  users,
} from '@/server/db/schema';

/** The number of the marked customer as a person types it, and as it is stored. */
export const MARKED = { typed: '(11) 98765-4321', national: '11987654321', full: '5511987654321' };
export const MARKED_CHAT = `${MARKED.full}@c.us`;
export const OTHER_CHAT = '5521900000001@c.us';
const OLD_CHAT = '551187654321@c.us';
const GROUP = '120363041234567890@g.us';

/** The names of the pictures that the customer sent, was sent, or is seen on, as files in the folder of pictures. */
export const MARKED_PICTURES = ['q', 'w', 'e', 'r'].map((letter) => `${letter.repeat(32)}.svg`);
const [SENT, FACE, CART, ORDERED] = MARKED_PICTURES.map((name) => `/media/${name}`);

/**
 * Texts that stand nowhere once the customer is erased, in lower case. The number is looked for without its marks. Each
 * is too long to stand in a sealed cookie by chance.
 */
const MARKS = [
  ...['zuleica', 'assinalad', 'qqqqqqqq', 'wwwwwwww', 'eeeeeeee', 'rrrrrrrr'],
  ...['c0dig0c0dig0', 'ha5hha5h'],
];

const at = 1_700_000_000_000;
const reversed = Array.from(MARKED.national).reverse().join('');

/** Whether a text says anything of the customer. */
export function isMarked(text: string): boolean {
  const plain = text.toLowerCase();
  const digits = plain.replace(/[\s().+-]/g, '');
  return (
    MARKS.some((mark) => plain.includes(mark)) ||
    [MARKED.national, reversed, OLD_CHAT.slice(0, 12)].some((number) => digits.includes(number))
  );
}

/**
 * Fills every table with a customer's data, marked wherever a text may hold some, and with another customer's, who
 * mentions the first one's number. The customer's orders are settled.
 */
export async function fillWithMarked(db: Database): Promise<void> {
  const person = { telefone: '11900000000', chavePix: 'x', passwordHash: 'x', createdAt: at };
  await db.insert(users).values({ id: 'ana', nome: 'Ana', email: 'agente@balcao.test', ...person });
  const chat = (id: string, name: string) => ({
    id,
    name,
    number: id.replace(/@.*/, ''),
    createdAt: at,
  });
  await db.insert(conversations).values([
    {
      ...chat(MARKED_CHAT, 'Zuleica'),
      ...{ profilePicPath: FACE, lastMessage: 'rua assinalada', lastMessageAt: at },
      ...{ agenteId: 'ana', lastMessageOrdinal: 1 },
    },
    // The messaging app knows the same person under an older form of the number.
    { ...chat(OLD_CHAT, 'Zuleica antiga'), number: MARKED.full },
    { ...chat(OTHER_CHAT, 'Otávio'), lastMessage: `chame ${MARKED.typed}`, agenteId: 'ana' },
    { ...chat(GROUP, 'Grupo'), isGroup: true, lastMessage: 'eu sou a zuleica' },
  ]);
  await db.insert(clientes).values([
    {
      ...{ chatId: MARKED_CHAT, telefone: MARKED.full, nomeCompleto: 'Zuleica Souza' },
      ...{ enderecoEntrega: 'Rua Assinalada, 77', formaPagamento: 'com a zuleica' },
      ...{ troco: 'assinalado', restaurante: 'Bar da Zuleica', imagemPedidoPath: CART },
      ...{ observacao: 'mora na rua assinalada', observacaoPor: 'Ana', observacaoEm: at },
    },
    {
      ...{ chatId: OTHER_CHAT, telefone: '5521900000001', nomeCompleto: 'Otávio Reis' },
      observacao: `também atende em ${MARKED.typed}`,
    },
  ]);
  await db.insert(flowMemory).values({ chatId: MARKED_CHAT, pedidoId: 'p1' });
  const message = { conversationId: MARKED_CHAT, fromMe: false, sentAt: at };
  await db.insert(messages).values([
    { ...message, id: 'm1', body: 'moro na rua assinalada', author: MARKED.full, mediaPath: SENT },
    { ...message, id: 'm2', body: `vizinho, +55 ${MARKED.typed}`, conversationId: OTHER_CHAT },
    { ...message, id: 'm3', body: 'sou do grupo', conversationId: GROUP, author: 'Otávio' },
    { ...message, id: 'm4', body: 'eu sou a zuleica', conversationId: GROUP, author: MARKED_CHAT },
  ]);
  await db.insert(idempotencyKeys).values({
    ...{ userId: 'ana', key: 'k', conversationId: MARKED_CHAT, bodyHash: 'ha5hha5h' },
    ...{ messageId: 'm1', createdAt: at },
  });
  await db
    .insert(readCursors)
    .values({ userId: 'ana', conversationId: MARKED_CHAT, lastReadOrdinal: 1 });
  await db.insert(attendances).values({
    ...{ id: 'at1', chatId: MARKED_CHAT, agenteId: 'ana', inicioEm: at, fimEm: at, fimOrdinal: 1 },
    ...{ fim: 'compra', pedidoId: 'p1' },
  });
  const note = { afterOrdinal: 1, authorId: 'ana', writtenAt: at };
  await db.insert(notes).values([
    { ...note, id: 'n1', conversationId: MARKED_CHAT, texto: 'a zuleica volta amanhã' },
    { ...note, id: 'n2', conversationId: OTHER_CHAT, texto: `é vizinho de ${MARKED.typed}` },
  ]);
  const offer = { createdAt: at, expiresAt: at, chatId: MARKED_CHAT, clienteNome: 'Zuleica' };
  await db.insert(offers).values([
    { ...offer, id: 'o1', mensagem: 'zuleica quer um cupom', status: 'open' },
    {
      ...{ ...offer, id: 'o3', mensagem: '', status: 'refused', giverId: 'ana', giverNome: 'Ana' },
      nota: 'a zuleica quer trocar',
    },
    { ...offer, id: 'o2', chatId: OTHER_CHAT, clienteNome: 'Otávio', mensagem: MARKED.typed },
  ]);
  await db.insert(offerAgents).values({ offerId: 'o1', agenteId: 'ana' });
  await db
    .insert(offerRefusals)
    .values({ chatId: MARKED_CHAT, agenteId: 'ana', times: 1, pausedUntil: at });
  await db.insert(quickReplies).values({
    ...{ id: 'q1', ownerId: 'ana', atalho: 'vizinho', nameKey: 'vizinho', createdAt: at },
    texto: `Fale com ${MARKED.typed}`,
  });
  await fillOrders(db);
  await db.insert(simCustomers).values({
    ...{ chatId: MARKED_CHAT, seed: 1, temperament: 'kind', name: 'Zuleica', state: {} },
  });
  const timer = { kind: 'flow.remind', dueAt: at };
  await db.insert(timers).values([
    { ...timer, key: `flow.remind:${MARKED_CHAT}`, payload: { chatId: MARKED_CHAT } },
    { ...timer, key: 'offer.expire:o1', kind: 'offer.expire', payload: { ofertaId: 'o1' } },
    { ...timer, key: `offer.again:${MARKED_CHAT}:ana`, kind: 'offer.again', payload: {} },
    { ...timer, key: `flow.remind:${OTHER_CHAT}`, payload: { chatId: OTHER_CHAT } },
  ]);
  const entry = { at, actorId: 'ana', objectKind: 'conversation' };
  await db.insert(audit).values([
    { ...entry, id: 'a1', act: 'conversation.taken', objectId: MARKED_CHAT, detail: { from: 'b' } },
    { ...entry, id: 'a2', act: 'cliente.stageSet', objectId: MARKED.full, detail: {} },
    { ...entry, id: 'a3', act: 'coupon.pulled', objectId: 'c1', detail: { para: MARKED_CHAT } },
    { ...entry, id: 'a4', act: 'conversation.finished', objectId: OTHER_CHAT, detail: {} },
  ]);
  // The planner's samples hold values of every column.
  await db.execute(sql`analyze`);
}

async function fillOrders(db: Database): Promise<void> {
  const buyer = { nomeCompleto: 'Zuleica Souza', clienteTelefone: MARKED.full };
  const order = {
    ...buyer,
    ...{ chatId: MARKED_CHAT, agenteId: 'ana', restaurante: 'Bar da Zuleica', createdAt: at },
    ...{ enderecoEntrega: 'Rua Assinalada, 77', formaPagamento: 'com a zuleica' },
    ...{ imagemPedidoPath: ORDERED, codigoEntrega: 'c0dig0c0dig0', telefoneLoja: '1133334444' },
    ...{ cupomValorOriginalCents: 2_000, cupomValorClienteCents: 470 },
    cupomValorFuncionarioCents: 100,
  };
  const terms = orderSearchTerms({ ...buyer, numeroPedido: '123456' });
  const busca = sql<string>`array_to_tsvector(${sql.param(terms)}::text[])`;
  const paid = { cupomPagamentoStatus: 'aprovado', comissaoEstado: 'recebida' } as const;
  await db.insert(pedidos).values([
    {
      ...order,
      ...paid,
      id: 'p1',
      status: 'entregue',
      cupomPixId: 'x1',
      numeroPedido: '123456',
      busca,
    },
    { ...order, id: 'p2', status: 'cancelado', cupomPagamentoStatus: 'expirado', busca },
    {
      ...order,
      ...paid,
      id: 'p3',
      status: 'reembolsado',
      cupomPixId: 'x3',
      comissaoEstado: 'estornada',
    },
    {
      ...order,
      ...{ id: 'p4', chatId: OTHER_CHAT, clienteTelefone: '5521900000001', nomeCompleto: 'Otávio' },
      ...{ restaurante: `pergunte a ${MARKED.typed}`, enderecoEntrega: 'Rua Outra' },
      ...{ formaPagamento: 'pix', imagemPedidoPath: null, codigoEntrega: '9' },
      ...{ status: 'entregue', ...paid, cupomPixId: 'x4' },
    },
  ]);
  await db.insert(refunds).values({
    ...{ pedidoId: 'p3', pixId: 'x3', key: 'reembolso:p3', state: 'done', claimedBy: 'ana' },
    claimedAt: at,
  });
}

/** Every row of every table as a text. */
export async function dumpTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const texts: string[] = [];
  for (const { name } of rows) {
    const found = await db.execute<{ text: string }>(
      sql`select one::text as text from ${sql.identifier(name)} as one order by 1`,
    );
    texts.push(...found.rows.map(({ text }) => `${name} ${text}`));
  }
  return texts;
}

/** The samples of the tables' values by which queries are planned, as texts. */
export async function dumpSamples(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select one::text as text from pg_stats as one where schemaname = 'public'`,
  );
  return rows.map(({ text }) => text);
}
