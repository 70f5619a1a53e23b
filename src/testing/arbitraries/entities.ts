/** Any value of the contract's internal forms, as the wire can carry it. */
import fc from 'fast-check';
import type { FinishedAttendance } from '@/contract/entities/attendance';
import type { EarlierAttendance } from '@/contract/entities/earlierAttendance';
import type { AuditEntry } from '@/contract/entities/audit';
import type { Cliente, Indicacoes } from '@/contract/entities/cliente';
import type { Colleague } from '@/contract/entities/colleague';
import { LAST_SENDERS, type Conversation } from '@/contract/entities/conversation';
import type { CouponAccount, PoolGroup } from '@/contract/entities/coupon';
import type { Dashboard } from '@/contract/entities/dashboard';
import { FROM_FLOW, type Message } from '@/contract/entities/message';
import type { Note } from '@/contract/entities/note';
import type { Offer } from '@/contract/entities/offer';
import type { Pedido } from '@/contract/entities/pedido';
import type { QuickReply } from '@/contract/entities/quickReply';
import type { SessionInfo } from '@/contract/entities/session';
import { ACCOUNT_STATES, type Ganhos, type User } from '@/contract/entities/user';
import type { ReadList } from '@/contract/shapes';

/** Every key is present, and the object has a prototype, as JSON.parse creates it. */
export const whole = <T>(entries: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(entries, { noNullPrototype: true });

export const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
/** A list without rejected items. */
export const listOf = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<ReadList<T>> =>
  fc.array(item, { maxLength: 3 }).map((items) => ({ items, rejected: [] }));

export const anyText = fc.string({ unit: 'binary', maxLength: 40 });
export const anyId = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 20 })
  .filter((id) => id !== '.' && id !== '..');
export const anyCount = fc.nat({ max: Number.MAX_SAFE_INTEGER });
export const anyCents = fc.integer({ min: -1_000_000_000_000_000, max: 1_000_000_000_000_000 });
/** Every second in the range of times, including those before 1970. */
const anySecond = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
export const anyTime = fc
  .tuple(anySecond, fc.nat({ max: 999 }))
  .map(([second, ms]) => second * 1000 + ms);
const anyMediaUrl = orNull(
  fc.oneof(
    fc.webUrl(),
    fc.webPath().map((path) => `/media${path}`),
    fc.constant('data:image/png;base64,iVBORw0KGgo='),
  ),
);

const media = whole<NonNullable<Message['media']>>({ url: anyMediaUrl, mimetype: anyText });

/** Timestamps are whole seconds, because the wire carries no milliseconds. */
export const anyMessage = whole<Message>({
  id: anyId,
  body: anyText,
  fromMe: fc.boolean(),
  author: orNull(anyText),
  timestamp: anySecond.map((second) => second * 1000),
  hasMedia: fc.boolean(),
  media: orNull(media),
  idempotencyKey: orNull(anyText),
  origem: orNull(fc.oneof(fc.constant(FROM_FLOW), anyText)),
});

const conversationEntries = {
  id: anyId,
  name: anyText,
  number: anyText,
  isGroup: fc.boolean(),
  profilePicUrl: anyMediaUrl,
  lastMessage: orNull(anyText),
  lastMessageTime: orNull(anyTime),
  ultimaMensagemDe: orNull(fc.oneof(fc.constantFrom(...LAST_SENDERS), anyText)),
  esperaDesde: orNull(anyTime),
  unreadCount: anyCount,
  atribuidoEm: orNull(anyTime),
  createdAt: orNull(anyTime),
  agente: orNull(
    whole<NonNullable<Conversation['agente']>>({
      id: orNull(anyId),
      nome: anyText,
      foto: anyMediaUrl,
    }),
  ),
  estadoFluxo: anyText,
  pagamentoPago: fc.boolean(),
  automacaoPausada: fc.boolean(),
  transferencia: orNull(
    whole<NonNullable<Conversation['transferencia']>>({
      para: orNull(anyText),
      expiraEm: orNull(anyTime),
    }),
  ),
};

export const anyConversation = whole<Conversation>(conversationEntries);
/** Any part of a conversation, always with its id. */
export const anyConversationPatch = fc.record(conversationEntries, {
  requiredKeys: ['id'],
  noNullPrototype: true,
});

export const anyCliente = whole<Cliente>({
  nomeCompleto: orNull(anyText),
  enderecoEntrega: orNull(anyText),
  formaPagamento: orNull(anyText),
  troco: orNull(anyText),
  restaurante: orNull(anyText),
  imagemPedidoUrl: anyMediaUrl,
  estadoFluxo: anyText,
  cuponsGratisDisponiveis: anyCount,
  cupomValor: orNull(anyCents),
  observacao: orNull(
    whole<NonNullable<Cliente['observacao']>>({
      texto: anyText,
      por: anyText,
      em: orNull(anyTime),
    }),
  ),
});

export const anyNote = whole<Note>({
  id: anyId,
  texto: anyText,
  autor: whole<Note['autor']>({ id: orNull(anyId), nome: anyText }),
  em: anyTime,
  depoisDe: orNull(anyId),
});

export const anyIndicacoes = whole<Indicacoes>({
  cuponsGratisDisponiveis: anyCount,
  totalIndicacoes: anyCount,
  limiteIndicacoes: anyCount,
});

export const anyPedido = whole<Pedido>({
  id: anyId,
  agenteId: orNull(anyId),
  nomeCompleto: orNull(anyText),
  clienteTelefone: anyText,
  restaurante: orNull(anyText),
  enderecoEntrega: orNull(anyText),
  formaPagamento: orNull(anyText),
  imagemPedidoUrl: anyMediaUrl,
  status: anyText,
  createdAt: orNull(anyTime),
  numeroPedido: orNull(anyText),
  cupomValorOriginal: orNull(anyCents),
  cupomValorCliente: orNull(anyCents),
  cupomValorFuncionario: orNull(anyCents),
  cupomLucroBruto: orNull(anyCents),
  cupomPagamentoStatus: anyText,
  cupomPixId: orNull(anyText),
  agenteInfo: orNull(
    whole<NonNullable<Pedido['agenteInfo']>>({ nome: anyText, foto: anyMediaUrl }),
  ),
  reembolsoEmAndamento: fc.boolean(),
});

export const anyGanhos = whole<Ganhos>({
  pendente: anyCents,
  recebido: anyCents,
  total: orNull(anyCents),
});

export const anyAccountState = fc.constantFrom(...ACCOUNT_STATES);

export const anyUser = whole<User>({
  id: anyId,
  nome: anyText,
  email: anyText,
  telefone: anyText,
  chavePix: anyText,
  foto: anyMediaUrl,
  isAdmin: fc.boolean(),
  online: fc.boolean(),
  encaminharMensagens: fc.boolean(),
  ganhos: orNull(anyGanhos),
  estado: orNull(anyAccountState),
  segundoFator: orNull(fc.boolean()),
  faltaSegundoFator: fc.boolean(),
  exigeSegundoFator: fc.boolean(),
});

export const anyCouponAccount = whole<CouponAccount>({
  id: anyId,
  email: anyText,
  coupon: orNull(anyCents),
  status: anyText,
  has_cookies: fc.boolean(),
  applicatorId: orNull(anyId),
});

export const anyAuditEntry = whole<AuditEntry>({
  id: anyId,
  em: anyTime,
  ator: whole<AuditEntry['ator']>({
    id: orNull(anyText),
    nome: orNull(anyText),
    email: orNull(anyText),
  }),
  ato: anyText,
  objeto: whole<AuditEntry['objeto']>({
    tipo: anyText,
    id: orNull(anyText),
    nome: orNull(anyText),
    email: orNull(anyText),
  }),
  detalhes: listOf(
    whole<AuditEntry['detalhes']['items'][number]>({ nome: anyText, valor: anyText }),
  ),
});

export const anySession = whole<SessionInfo>({
  id: anyId,
  dispositivo: anyText,
  endereco: anyText,
  criadaEm: orNull(anyTime),
  vistaEm: orNull(anyTime),
  atual: fc.boolean(),
});

export const anyFinishedAttendance = whole<FinishedAttendance>({
  id: anyId,
  chatId: anyId,
  name: anyText,
  number: anyText,
  isGroup: fc.boolean(),
  profilePicUrl: anyMediaUrl,
  inicioEm: orNull(anyTime),
  fimEm: anyTime,
  lastMessage: orNull(anyText),
  ultimaMensagemDe: orNull(fc.oneof(fc.constantFrom(...LAST_SENDERS), anyText)),
  compra: orNull(
    whole<NonNullable<FinishedAttendance['compra']>>({
      numeroPedido: orNull(anyText),
      cupomValorCliente: orNull(anyCents),
      status: anyText,
    }),
  ),
});

export const anyEarlierAttendance = whole<EarlierAttendance>({
  id: anyId,
  fimEm: anyTime,
  agenteNome: anyText,
  ateMensagem: orNull(anyId),
});

export const anyQuickReply = whole<QuickReply>({
  id: anyId,
  atalho: anyText,
  texto: anyText,
  daEquipe: fc.boolean(),
});

export const anyPoolGroup = whole<PoolGroup>({ value: anyCents, count: anyCount });

export const anyOffer = whole<Offer>({
  ofertaId: anyId,
  agentesIds: listOf(anyId),
  clienteNome: anyText,
  mensagem: anyText,
  expiraEm: anyTime,
  chatId: orNull(anyId),
  agenteId: orNull(anyId),
  valorDesejado: orNull(anyCents),
  comissao: orNull(anyCents),
  esperaDesde: orNull(anyTime),
  transferencia: orNull(
    whole<NonNullable<Offer['transferencia']>>({ por: anyText, nota: orNull(anyText) }),
  ),
});

export const anyColleague = whole<Colleague>({ id: anyId, nome: anyText, foto: anyMediaUrl });

const total = whole<Dashboard['receita']>({ total: anyCents });
const period = whole<Dashboard['ultimas24h']>({ pedidos: anyCount, receita: anyCents });

export const anyDashboard = whole<Dashboard>({
  totalPedidos: anyCount,
  receita: total,
  lucro: total,
  aPagar: total,
  aDevolver: whole<Dashboard['aDevolver']>({ total: anyCents, pedidos: anyCount }),
  ultimas24h: period,
  ultimos7Dias: period,
  ultimos30Dias: period,
  valoresPorAgente: listOf(
    whole<Dashboard['valoresPorAgente']['items'][number]>({
      agenteId: anyId,
      nome: anyText,
      foto: anyMediaUrl,
      totalAReceber: anyCents,
      pedidosCount: anyCount,
    }),
  ),
  pedidosPorStatus: whole<Dashboard['pedidosPorStatus']>({
    pendente: anyCount,
    feito: anyCount,
    em_preparo: anyCount,
    entregue: anyCount,
    cancelado: anyCount,
    reembolsado: anyCount,
  }),
  pedidos: listOf(anyPedido),
  paginacao: whole<Dashboard['paginacao']>({
    paginaAtual: anyCount,
    totalPaginas: anyCount,
    totalItens: anyCount,
    limitado: fc.boolean(),
  }),
  porDia: listOf(
    whole<Dashboard['porDia']['items'][number]>({
      dia: fc
        .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      pedidos: anyCount,
      receita: anyCents,
      lucro: anyCents,
    }),
  ),
});
