/** Tests every socket event on the screens that show it: within a frame, and in malformed payloads. */
import { EVENTS, type EventName } from '@/contract/events';
import { MALFORMATIONS, type Malformation } from '@/testing/arbitraries/malformed';
import { seededJourney } from './support/journey';
import { seenAtNextFrame, type Place, type Step } from './support/nextFrame';
import { closeSpoken, openSpoken } from './support/spoken';
import { addressOf, type World } from './support/world';

const stage = seededJourney();

const HOUR = 3_600_000;
const soon = () => new Date(Date.now() + HOUR).toISOString();
const row = (id: string, name: string) => ({ id, name, number: '5511900000000' });
const list = 'nav';
const header = 'header';
const log = '[role=log]';
const panel = 'main';
const toasts = '.notistack-SnackbarContainer';
const offers = 'section[aria-label="Ofertas"]';
const offer = (ofertaId: string, clienteNome: string, agente: string) => ({
  ofertaId,
  agentesIds: [agente],
  clienteNome,
  mensagem: 'Oi',
  expiraEm: soon(),
});

const paidOrder = (chatId: string, agenteId: string) => ({
  pedidoId: 'p1',
  chatId,
  agenteId,
  valor: 8.7,
});

/** The effect of each event on a screen with one chat open, in the order of a day. */
function day({ chatId, name }: World['chat'], other: World['chat'], me: string): Step[] {
  const paid = paidOrder(chatId, me);
  return [
    {
      event: 'newMessage',
      payload: { chatId, message: { id: 'e1', body: 'Cheguei!', timestamp: Date.now() / 1000 } },
      within: log,
      text: 'Cheguei!',
    },
    {
      event: 'novaNota',
      payload: {
        chatId,
        nota: {
          ...{ id: 'n1', texto: 'Ligar depois', autor: { nome: 'Bruno' } },
          ...{ em: soon(), depoisDe: 'e1' },
        },
      },
      within: log,
      text: 'Ligar depois',
    },
    {
      event: 'clienteUpdated',
      payload: { chatId, cliente: { nomeCompleto: 'Rita Lima', estadoFluxo: 'aguardando_nome' } },
      within: panel,
      text: 'Rita Lima',
    },
    {
      event: 'conversationUpdated',
      payload: { id: other.chatId, lastMessage: 'Mudou de ideia' },
      within: list,
      text: 'Mudou de ideia',
    },
    {
      event: 'pagamentoPagoAtualizado',
      payload: { chatId, pagamentoPago: true },
      within: list,
      text: 'Pronto para pedir',
    },
    {
      event: 'conversationUpdated',
      payload: { id: chatId, transferencia: { para: 'Bruno', expiraEm: soon() } },
      within: panel,
      text: 'Transferindo para Bruno…',
    },
    {
      event: 'transferenciaEncerrada',
      payload: { chatId, resultado: 'cancelada', para: null, conta: null },
      within: `${panel} [role="status"]`,
      text: 'Transferindo para Bruno…',
      gone: true,
    },
    {
      event: 'conversaAceita',
      payload: { chatId: 'nova', conversation: row('nova', 'Nova Cliente') },
      within: list,
      text: 'Nova Cliente',
    },
    {
      event: 'atendimento_finalizado',
      payload: { chatId: 'nova' },
      within: list,
      text: 'Nova Cliente',
      gone: true,
    },
    {
      event: 'ganhos_atualizados',
      payload: { agenteId: me, ganhos: { pendente: 12.34, recebido: 0, total: 12.34 } },
      within: header,
      text: '12,34',
    },
    {
      event: 'agente_status_mudou',
      payload: { agenteId: me, online: true, motivo: 'manual' },
      within: `${header} [aria-label="Ficar offline"]`,
      text: '',
    },
    {
      event: 'nova_oferta_conversa',
      payload: offer('o1', 'Zuleica', me),
      within: offers,
      text: 'Zuleica',
    },
    { event: 'oferta_aceita', payload: { ofertaId: 'o1' }, within: offers, text: '', gone: true },
    {
      event: 'nova_oferta_conversa',
      payload: offer('o2', 'Odete', me),
      within: offers,
      text: 'Odete',
    },
    { event: 'oferta_expirada', payload: { ofertaId: 'o2' }, within: offers, text: '', gone: true },
    {
      event: 'pagamentoAprovado',
      payload: { ...paid, clienteNome: 'Alda' },
      within: toasts,
      text: 'Alda',
    },
    {
      event: 'pagamentoExpirado',
      payload: { ...paid, clienteNome: 'Berta' },
      within: toasts,
      text: 'Berta',
    },
    {
      event: 'pedidoReembolsado',
      payload: { ...paid, clienteNome: 'Célia' },
      within: toasts,
      text: 'Célia',
    },
    {
      event: 'status',
      payload: { connected: false },
      within: panel,
      text: 'WhatsApp desconectado',
    },
    { event: 'ready', within: panel, text: 'WhatsApp desconectado', gone: true },
    {
      event: 'disponibilidade',
      payload: { disponivel: false },
      within: header,
      text: 'Servidor indisponível',
    },
    {
      event: 'disponibilidade',
      payload: { disponivel: true },
      within: header,
      text: 'Servidor indisponível',
      gone: true,
    },
    {
      event: 'conversationsSync',
      payload: [row(chatId, name), row('b', 'Bianca Sync')],
      within: list,
      text: 'Bianca Sync',
    },
    {
      event: 'conversationDeleted',
      payload: { chatId: 'b' },
      within: list,
      text: 'Bianca Sync',
      gone: true,
    },
    {
      event: 'conversations',
      payload: [row(chatId, name), row('c', 'Clara Lista')],
      within: list,
      text: 'Clara Lista',
    },
    { event: 'dadosLimpos', within: list, text: 'Nenhuma conversa' },
  ];
}

const idOf = async () =>
  ((await stage.world.ana('GET', '/api/auth/perfil')) as { user: { id: string } }).user.id;

test('each event is on the screen one frame after it was received', async () => {
  const { world } = stage;
  const ana = await openSpoken(stage, 'ana', addressOf(world.chat));
  const { page, network, faults } = ana;
  await page.getByRole('log').getByText('Qual é o prazo? 😋').waitFor();
  const late: string[] = [];
  const heard = new Set<EventName>();
  const look = async (step: Step, place: Place = { page, network }) => {
    heard.add(step.event);
    const isSeen = await seenAtNextFrame(place, step);
    if (!isSeen) late.push(`${step.event}: ${step.text}`);
  };
  const me = await idOf();
  const day24 = day(world.chat, world.unreadChat, me);
  for (const step of day24) await look(step);

  // First to the waiting screen, so that its code is loaded. The re-read of the profile would say what is true.
  await page.route('**/api/auth/perfil', () => undefined);
  const withoutProfile = { page, network, unanswered: 'getProfile' };
  const account = (estado: string) => ({ userId: me, estado, isAdmin: false });
  const waits = 'Sua conta aguarda aprovação';
  await network.say('contaAtualizada', account('pendente'));
  await page.getByText(waits).waitFor();
  const active = account('ativo');
  await look(
    { event: 'contaAtualizada', payload: active, within: panel, text: waits, gone: true },
    withoutProfile,
  );
  await page.unroute('**/api/auth/perfil');

  // Open the QR modal first, so that its code is loaded and drawn. Then the host withdraws the QR code.
  await network.say('status', { connected: false, qr: 'primeiro' });
  await page.getByRole('button', { name: 'WhatsApp desconectado' }).click();
  const modal = page.getByRole('dialog', { name: 'Conectar WhatsApp' });
  await modal.getByRole('img').waitFor();
  await network.say('status', { connected: false, qr: null });
  await modal.getByText('Gerando QR Code...').waitFor();
  const qr = { qr: 'x' };
  await look(
    {
      event: 'qrCode',
      payload: qr,
      within: '[role=dialog]',
      text: 'Gerando QR Code...',
      gone: true,
    },
    withoutProfile,
  );

  const admin = await openSpoken(stage, 'admin', '/dashboard');
  const fresh = row('nova', 'Nova Para Admin');
  await look({ event: 'novaConversaAdmin', payload: fresh, within: list, text: fresh.name }, admin);
  // Here, because only so many notices fit on one screen.
  const paidLate = { ...paidOrder(world.chat.chatId, me), clienteNome: 'Dalva' };
  // Nothing was said or pressed on this page: what shows toasts comes with the first.
  await admin.network.say('pagamentoAtrasado', {
    ...paidLate,
    pedidoId: 'p0',
    clienteNome: 'Enzo',
  });
  await admin.page.locator(toasts).getByText('Enzo').waitFor();
  await look(
    { event: 'pagamentoAtrasado', payload: paidLate, within: toasts, text: 'Dalva' },
    admin,
  );
  // Its re-read stays unanswered for a while.
  await admin.page.route('**/api/status', () => undefined);
  await look(
    { event: 'authenticated', payload: {}, within: header, text: 'Sincronizando…' },
    admin,
  );
  await look(
    {
      event: 'auth_error',
      payload: {},
      within: toasts,
      text: 'Erro de autenticação. Faça login novamente.',
    },
    { ...admin, unanswered: 'getStatus' },
  );
  await admin.page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();

  expect(late).toEqual([]);
  expect([...heard].sort()).toEqual(Object.keys(EVENTS).sort());
  expect([...faults, ...admin.faults]).toEqual([]);
  await Promise.all([ana, admin].map(closeSpoken));
});

/** These are refused in every event that has a payload. */
const REFUSED: readonly Malformation[] = [
  'null',
  'a number',
  'a yes',
  'an object for every value',
  'a list for every value',
];
/** These events take no payload, so none can be malformed. */
const WITHOUT_PAYLOAD: readonly EventName[] = ['ready', 'dadosLimpos'];

test('malformed events leave the console unchanged, and well-formed ones still work afterwards', async () => {
  const { world } = stage;
  const ana = await openSpoken(stage, 'ana', addressOf(world.chat));
  const { page, network, faults } = ana;
  const { chatId } = world.chat;
  const messages = page.getByRole('log');
  await messages.getByText('Qual é o prazo? 😋').waitFor();
  const list = page.getByRole('navigation', { name: 'Conversas' }).getByRole('listitem');
  await list.nth(1).waitFor();
  const rows = await list.count();
  const good = new Map(
    day(world.chat, world.unreadChat, await idOf()).map(({ event, payload }) => [event, payload]),
  );
  const events = (Object.keys(EVENTS) as EventName[]).filter(
    (name) => !WITHOUT_PAYLOAD.includes(name),
  );
  for (const [index, name] of events.entries()) {
    for (const kind of REFUSED) {
      // A list can be valid while all its items are not: the result is an empty list, which clears the screen.
      if (name.startsWith('conversations') && kind.endsWith('every value')) continue;
      await network.say(
        name,
        ...MALFORMATIONS[kind](good.get(name) ?? { message: '', userId: '', qr: '' }, 0).slice(
          0,
          1,
        ),
      );
    }
    const body = `Depois de ${name}`;
    const message = { id: `g${index}`, body, timestamp: Date.now() / 1000 + index };
    await network.say('newMessage', { chatId, message });
    await messages.getByText(body, { exact: true }).waitFor();
  }
  expect(await list.count()).toBe(rows);
  const rejected = await page.evaluate(() => {
    const { __steps: steps } = window as unknown as {
      __steps: { state: { connection: { rejected: object } } }[];
    };
    return Object.keys(steps.at(-1)?.state.connection.rejected ?? {});
  });
  expect(rejected.sort()).toEqual([...events].sort());
  await page.getByLabel('Mensagem', { exact: true }).fill('Ainda aqui.');
  await page.keyboard.press('Enter');
  await messages.getByText('Ainda aqui.', { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await closeSpoken(ana);
});
