import type { RetentionSubject } from '@/server/base/settings';
import type * as schema from './schema';

/**
 * What a text of a table is:
 * - `personal`: it names a customer, and is gone or replaced when they are erased
 * - `words`: somebody wrote it. It is as `personal` in a customer's own rows, and in others' rows it may mention them
 * - `key`: the id of a customer's chat, which is their number: `personal`, in a column that refers to a row
 * - `derived`: the database computes it from another text of the row, and again when that one is masked
 * - `ours`: an id, a state or a text of ours, or about the people who work here
 */
type TextKind = 'personal' | 'words' | 'key' | 'derived' | 'ours';

export interface TableRule {
  /** The setting that ends rows by their age, or in words why there is none. */
  kept: RetentionSubject | { why: string };
  /** What erasing a customer does to their rows; `nothing` where no row is a customer's. */
  erased: 'deleted' | 'rewritten' | 'nothing';
  /** Every column that holds text or JSON, by its name in the code. */
  texts: Readonly<Record<string, TextKind>>;
}

const KEPT = {
  chat: { why: 'until the customer is erased, or data are wiped' },
  books: { why: 'books are kept: what was ordered, paid, given back and earned' },
  people: { why: 'people who work here; administrators end their accounts' },
  withParent: { why: 'as long as the row it belongs to' },
  day: { why: 'a day: its key is recognised no longer' },
  signIn: { why: 'until the sign-in ends' },
  state: { why: 'a state of the server, of nobody' },
  due: { why: 'until it is due' },
} as const;

/**
 * Each table's part in retention and erasure (wire: retention; behaviour: customer-erase). `services/administration`
 * goes by it. A table or a column of text that is missing here fails personalData.test.ts.
 */
export const PERSONAL_DATA = {
  attendances: {
    kept: 'messages',
    erased: 'deleted',
    texts: { id: 'ours', chatId: 'key', agenteId: 'ours', fim: 'ours', pedidoId: 'ours' },
  },
  audit: {
    kept: 'audit',
    erased: 'rewritten',
    texts: {
      ...{ id: 'ours', actorId: 'ours', act: 'ours', objectKind: 'ours' },
      ...{ objectId: 'key', detail: 'words' },
    },
  },
  clientes: {
    kept: KEPT.chat,
    erased: 'deleted',
    texts: {
      ...{ chatId: 'key', telefone: 'personal', nomeCompleto: 'words', enderecoEntrega: 'words' },
      ...{ formaPagamento: 'words', troco: 'words', restaurante: 'words' },
      ...{ imagemPedidoPath: 'personal', estadoFluxo: 'ours' },
      ...{ observacao: 'words', observacaoPor: 'ours' },
    },
  },
  conversations: {
    kept: KEPT.chat,
    erased: 'deleted',
    texts: {
      ...{ id: 'key', name: 'words', number: 'personal', profilePicPath: 'personal' },
      ...{ lastMessage: 'words', agenteId: 'ours', ultimoAgenteId: 'ours' },
    },
  },
  couponAccounts: {
    kept: { why: 'coupons are stock, and of no customer' },
    erased: 'nothing',
    texts: {
      id: 'ours',
      email: 'ours',
      status: 'ours',
      applicatorId: 'ours',
      cookiesSealed: 'ours',
    },
  },
  flowMemory: {
    kept: KEPT.withParent,
    erased: 'deleted',
    texts: { chatId: 'key', returnTo: 'ours', pedidoId: 'ours' },
  },
  idempotencyKeys: {
    kept: KEPT.day,
    erased: 'deleted',
    texts: {
      ...{ userId: 'ours', key: 'ours', conversationId: 'key' },
      ...{ bodyHash: 'personal', messageId: 'ours' },
    },
  },
  loginChallenges: {
    kept: KEPT.signIn,
    erased: 'nothing',
    texts: { hash: 'ours', userId: 'ours', passwordDigest: 'ours' },
  },
  messages: {
    kept: 'messages',
    erased: 'deleted',
    texts: {
      ...{ id: 'ours', conversationId: 'key', body: 'words', author: 'personal' },
      ...{ agenteId: 'ours', mediaPath: 'personal', mediaMimetype: 'ours', idempotencyKey: 'ours' },
      ...{ origem: 'ours', searchedBody: 'derived' },
    },
  },
  notes: {
    kept: 'messages',
    erased: 'deleted',
    texts: {
      ...{ id: 'ours', conversationId: 'key', authorId: 'ours', texto: 'words' },
      idempotencyKey: 'ours',
    },
  },
  offerAgents: {
    kept: KEPT.withParent,
    erased: 'deleted',
    texts: { offerId: 'ours', agenteId: 'ours' },
  },
  offerRefusals: {
    kept: { why: 'until the customer waits no longer' },
    erased: 'deleted',
    texts: { chatId: 'key', agenteId: 'ours' },
  },
  offers: {
    kept: 'offers',
    erased: 'deleted',
    texts: {
      ...{ id: 'ours', chatId: 'key', clienteNome: 'words', mensagem: 'words' },
      ...{ status: 'ours', acceptedBy: 'ours', giverId: 'ours', giverNome: 'ours' },
      ...{ receiverId: 'ours', nota: 'words', couponId: 'ours', transferKey: 'ours' },
    },
  },
  orderHours: { kept: KEPT.books, erased: 'nothing', texts: {} },
  orderPlaces: {
    kept: KEPT.books,
    erased: 'nothing',
    texts: { agenteId: 'ours', status: 'ours', axis: 'ours' },
  },
  orderSums: {
    kept: KEPT.books,
    erased: 'nothing',
    texts: { agenteId: 'ours', status: 'ours' },
  },
  pedidos: {
    kept: KEPT.books,
    erased: 'rewritten',
    texts: {
      ...{ id: 'ours', chatId: 'key', clienteTelefone: 'personal', agenteId: 'ours' },
      ...{ nomeCompleto: 'words', restaurante: 'words', enderecoEntrega: 'words' },
      ...{ formaPagamento: 'words', imagemPedidoPath: 'personal', status: 'ours' },
      ...{ cupomPagamentoStatus: 'ours', comissaoEstado: 'ours' },
      // The bank's: without them no money can be given back. Neither names the payer.
      ...{ cupomPixId: 'ours', pixCopiaECola: 'ours' },
      // The shop's receipt: the books refer to it. The code is often the end of the customer's number.
      ...{ numeroPedido: 'ours', telefoneLoja: 'ours', codigoEntrega: 'personal' },
      ...{ emailConta: 'ours', busca: 'personal' },
    },
  },
  pixCharges: {
    kept: 'charges',
    erased: 'nothing',
    texts: {
      ...{ pixId: 'ours', description: 'ours', copiaECola: 'ours' },
      ...{ status: 'ours', reported: 'ours', refundKey: 'ours' },
    },
  },
  quickReplies: {
    kept: { why: 'what the people who work here wrote for themselves; they delete it' },
    erased: 'rewritten',
    texts: {
      ...{ id: 'ours', ownerId: 'ours', atalho: 'ours', nameKey: 'ours', texto: 'words' },
    },
  },
  readCursors: {
    kept: KEPT.withParent,
    erased: 'deleted',
    texts: { userId: 'ours', conversationId: 'key' },
  },
  recoveryCodes: {
    kept: KEPT.people,
    erased: 'nothing',
    texts: { userId: 'ours', hash: 'ours' },
  },
  refunds: {
    kept: KEPT.books,
    erased: 'nothing',
    texts: { pedidoId: 'ours', pixId: 'ours', key: 'ours', state: 'ours', claimedBy: 'ours' },
  },
  secondFactors: {
    kept: KEPT.people,
    erased: 'nothing',
    texts: { userId: 'ours', secretSealed: 'ours' },
  },
  sessions: {
    kept: KEPT.signIn,
    erased: 'nothing',
    texts: { id: 'ours', userId: 'ours', device: 'ours', address: 'ours' },
  },
  settings: { kept: KEPT.state, erased: 'nothing', texts: { key: 'ours', value: 'ours' } },
  simCustomers: {
    kept: KEPT.chat,
    erased: 'deleted',
    texts: { chatId: 'key', temperament: 'ours', name: 'words', state: 'ours' },
  },
  timers: {
    kept: KEPT.due,
    erased: 'deleted',
    texts: { key: 'key', kind: 'ours', payload: 'personal' },
  },
  users: {
    kept: KEPT.people,
    erased: 'nothing',
    texts: {
      ...{ id: 'ours', nome: 'ours', email: 'ours', telefone: 'ours', chavePix: 'ours' },
      ...{ fotoPath: 'ours', passwordHash: 'ours', estado: 'ours' },
    },
  },
} as const satisfies Record<TableName, TableRule>;

type Schema = typeof schema;
/** The tables of the schema, by their names in the code. */
export type TableName = {
  [N in keyof Schema]: Schema[N] extends { $inferSelect: object } ? N : never;
}[keyof Schema];
