import type { BrowserContext, Route } from 'playwright-core';
import { unlessGone } from './passChanged';

/** The calls of the specification. Another host knows no other. */
const KNOWN_CALLS: readonly RegExp[] = [
  /^GET \/api\/auth\/perfil$/,
  /^PUT \/api\/auth\/perfil$/,
  /^POST \/api\/auth\/(login|registrar)$/,
  /^GET \/api\/conversations$/,
  /^GET \/api\/conversations\/[^/]+$/,
  /^POST \/api\/conversations\/[^/]+\/(read|send)$/,
  /^GET \/api\/status$/,
  /^GET \/api\/clientes\/chat\/[^/]+$/,
  /^POST \/api\/clientes\/\d+\/(estado-fluxo|resetar-fluxo|compra)$/,
  /^GET \/api\/clientes\/\d+\/indicacoes$/,
  /^GET \/api\/pedidos\/cliente\/\d+$/,
  /^POST \/api\/pedidos\/[^/]+\/(verificar-pagamento|reembolsar)$/,
  /^POST \/api\/agente\/(finalizar|aceitar-oferta)\/[^/]+$/,
  /^POST \/api\/agente\/status$/,
  /^GET \/api\/agente\/(estatisticas|ganhos)$/,
  /^POST \/api\/user\/toggle-encaminhamento$/,
  /^GET \/api\/dashboard\/pedidos$/,
  /^GET \/api\/admin\/users$/,
  /^GET \/api\/admin\/agente\/[^/]+\/ganhos$/,
  /^PUT \/api\/admin\/users\/[^/]+\/perfil$/,
  /^DELETE \/api\/admin\/limpar-dados$/,
  /^GET \/email\/coupons\/[^/]+$/,
  /^GET \/email\/scanner\/coupons\/count$/,
  /^POST \/email\/request-coupon-by-value$/,
  /^PUT \/email\/[^/]+$/,
  /^GET \/email\/get-cookie\/[^/]+$/,
];

const KNOWN_EVENTS = new Set(
  `authenticated auth_error status qrCode ready conversations conversationsSync newMessage conversationUpdated
  conversationDeleted atendimento_finalizado conversaAceita novaConversaAdmin clienteUpdated pagamentoPagoAtualizado
  pagamentoAprovado pagamentoExpirado pedidoReembolsado nova_oferta_conversa oferta_aceita oferta_expirada
  agente_status_mudou ganhos_atualizados dadosLimpos`.split(/\s+/),
);

/** The fields of the specification, of all its entities. What is ours is in none of them. */
const KNOWN_FIELDS = new Set(
  `success message error cliente pedido conversation user token ganhos estatisticas dashboard indicacoes connected qr
  _id id email nome chavePix telefone foto isAdmin encaminharMensagens online recebido pendente total
  number name estadoFluxo isGroup pagamentoPago unreadCount lastMessage lastMessageTime createdAt atribuidoEm
  profilePicUrl agente messages body fromMe author timestamp hasMedia media mimetype url
  enderecoEntrega nomeCompleto formaPagamento restaurante troco imagemPedidoUrl cuponsGratisDisponiveis
  totalIndicacoes limiteIndicacoes clienteTelefone status cupomValorCliente cupomValorOriginal cupomValorFuncionario
  cupomLucroBruto cupomPixId cupomPagamentoStatus agenteInfo coupon has_cookies applicatorId
  totalCouponsQuantity coupons count cookies_json ofertaId agentesIds expiraEm mensagem clienteNome chatId agenteId
  totalPedidos aPagar lucro receita ultimas24h ultimos7Dias ultimos30Dias pedidos pedidosPorStatus aprovado expirado
  cancelado feito entregue reembolsado valoresPorAgente pedidosCount totalAReceber paginacao totalItens totalPaginas
  paginaAtual conversasRemovidas mensagensRemovidas atribuicoesRemovidas apiUrl couponUrl summaryAdminIds
  userId pedidoId valor`.split(/\s+/),
);
/** Fields that the specification has, but not in these entities. */
const NOT_IN: Partial<Record<string, readonly string[]>> = { agente: ['id'], pedido: ['agenteId'] };

const without = <T>(held: Record<string, T>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(held).filter(([name]) => !names.includes(name)));

/** @returns the same value as a host would say it that knows the specification alone. */
function specified(value: unknown, entity = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => specified(each, entity));
  if (typeof value !== 'object' || value === null) return value;
  const isPedido = 'cupomPagamentoStatus' in value;
  const held = without<unknown>(
    value as Record<string, unknown>,
    NOT_IN[isPedido ? 'pedido' : entity] ?? [],
  );
  return Object.fromEntries(
    Object.entries(held)
      .filter(([field]) => KNOWN_FIELDS.has(field))
      .map(([field, inner]) => [field, specified(inner, field)]),
  );
}

/** socket.io's packet of an event: 42, the number of an acknowledgement that is asked for, name and arguments. */
const EVENT = /^42(\d*)(\[.*)$/s;

/** @returns a packet of the host as the other host sends it, or null if it sends none. */
function packetOut(packet: string): string | null {
  const json = EVENT.exec(packet)?.[2];
  if (json === undefined) return packet;
  const [name, payload] = JSON.parse(json) as [string, unknown];
  if (!KNOWN_EVENTS.has(name)) return null;
  // Neither a number of the stream nor an acknowledgement.
  return `42${JSON.stringify(payload === undefined ? [name] : [name, specified(payload)])}`;
}

/** @returns a packet of the console without what the other host would not understand. */
function packetIn(packet: string): string {
  const json = EVENT.exec(packet)?.[2];
  if (json === undefined) return packet;
  const [name, payload] = JSON.parse(json) as [string, { token?: string }];
  return `42${JSON.stringify([name, { token: payload.token }])}`;
}

/** Between packets of one answer, where the socket is no web socket yet. */
const RECORD = '\u001e';
const each = (body: string, change: (packet: string) => string | null) =>
  body
    .split(RECORD)
    .flatMap((packet) => change(packet) ?? [])
    .join(RECORD);

async function answerPolling(route: Route): Promise<void> {
  const sent = route.request().postData();
  const response = await route.fetch(sent === null ? {} : { postData: each(sent, packetIn) });
  const body = each(await response.text(), packetOut);
  // An answer without a packet would be none: 6 is the packet that says nothing.
  await route.fulfill({ response, body: body === '' ? '6' : body });
}

async function answerCall(route: Route): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  for (const field of ['before', 'busca', 'status', 'ordem']) url.searchParams.delete(field);
  if (/^\/api\/conversations\/[^/]+$/.test(url.pathname)) url.searchParams.set('limit', '200');
  const asked = without(request.headers(), ['idempotency-key']);
  const response = await route.fetch({ url: url.href, headers: asked });
  const headers = without(response.headers(), ['x-stream-seq', 'content-length']);
  const body = JSON.stringify(specified(await response.json()));
  await route.fulfill({ status: response.status(), headers, body });
}

export interface OtherHost {
  /** @returns the calls that the host did not know, as 'METHOD /path'. */
  unknown: () => readonly string[];
}

/**
 * Lets this browser meet another host than ours: one that knows calls, fields and events of the specification alone.
 * Behind it stands our backend, so that customers, offers and money are real. Call it before a page is opened.
 */
export async function meetOtherHost(context: BrowserContext): Promise<OtherHost> {
  const unknown: string[] = [];
  await context.route(/\/(api|email)\/|\/config\.json$/, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    if (pathname === '/config.json' || KNOWN_CALLS.some((known) => known.test(call))) {
      return unlessGone(() => answerCall(route));
    }
    unknown.push(call);
    return route.fulfill({ status: 404, json: { message: 'Não encontrado.' } });
  });
  await context.route(/\/socket\.io\//, (route) => unlessGone(() => answerPolling(route)));
  await context.routeWebSocket(/\/socket\.io\//, (socket) => {
    const host = socket.connectToServer();
    socket.onMessage((message) => host.send(packetIn(String(message))));
    host.onMessage((message) => {
      const packet = packetOut(String(message));
      if (packet !== null) socket.send(packet);
    });
  });
  return { unknown: () => unknown };
}
