/**
 * The floor: the least that a page can do which shows what the console shows. It reads the same answers and events by
 * the same schemas, keeps a Map, and writes into the page by hand: no framework, no store, no list that measures. What it
 * leaves out (drafts, offers, tools, recording, replay) is what the console is measured for.
 */
import { io } from 'socket.io-client';
import * as v from 'valibot';
import { EVENTS, type EventPayload } from '@/contract/events';
import type { Conversation } from '@/contract/entities/conversation';
import type { Message } from '@/contract/entities/message';
import type { Cliente, Indicacoes } from '@/contract/entities/cliente';
import { login } from '@/contract/rest/auth';
import { getCliente, getIndicacoes } from '@/contract/rest/clientes';
import { getConversation, listConversations } from '@/contract/rest/conversations';
import { listEarlier } from '@/contract/rest/earlier';
import { initials } from '@/domain/initials';
import { splitLinks } from '@/domain/links';
import { senderOf } from '@/domain/lastSender';
import { formatMoney } from '@/domain/money';
import { formatPhone } from '@/domain/phone';
import { isPlaceholder, NOT_INFORMED } from '@/domain/placeholders';
import { plainText } from '@/domain/preview';
import { shownName } from '@/domain/shownName';
import { headerBadge, listBadge, type StageBadge } from '@/domain/stages';
import { waitsFor } from '@/domain/waitsFor';
import { bubbleOf, endedLine } from './bubbles';
import { element, part, show, write } from './dom';

const ROW_PX = 80;
/** Rows drawn above and below the visible ones. */
const SPARE_ROWS = 2;
/** Bubbles in the page: about two screens, as in the console. */
const MOST_BUBBLES = 60;
/** The messages that are kept of the open chat. */
const MOST_MESSAGES = 2_000;
const NEAR_END_PX = 80;
const MINUTE_MS = 60_000;

const list = part('rows');
const pane = list.parentElement as HTMLElement;
const log = part('log');
const panel = log.parentElement as HTMLElement;
const input = part('input') as HTMLTextAreaElement;

const chats = new Map<string, Conversation>();
let order: string[] = [];
let placeOf = new Map<string, number>();
/** Counted up and down by each change, so that no event walks the list. */
const counts = { unread: 0, needy: 0 };
let open: { id: string; messages: Message[] } | null = null;
const loaded = new Map<string, Message[]>();
let isAtEnd = true;

interface Row {
  item: HTMLElement;
  button: HTMLElement;
  picture: HTMLElement;
  name: HTMLElement;
  time: HTMLElement;
  sender: HTMLElement;
  preview: HTMLElement;
  unread: HTMLElement;
  stage: HTMLElement;
  wait: HTMLElement;
}

/** The rows in the page, by the chat they show. */
const rows = new Map<string, Row>();

function makeRow(): Row {
  const item = document.createElement('li');
  // Found by the same mark as the console's rows.
  item.dataset['index'] = '';
  const button = element('row', 'button');
  const picture = element('picture');
  const lines = element('lines');
  const [first, second, third] = [element('line'), element('line'), element('line')];
  const [name, preview] = [element('grow name'), element('grow')];
  const time = element('', 'time');
  const [sender, unread, stage, wait] = ['sender', 'unread', 'stage', 'wait'].map((of) =>
    element(of),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  first.append(name, time);
  second.append(sender, preview, unread);
  third.append(stage, wait);
  lines.append(first, second, third);
  button.append(picture, lines);
  item.append(button);
  return { item, button, picture, name, time, sender, preview, unread, stage, wait };
}

function ago(time: number, now: number): string {
  const minutes = Math.floor((now - time) / MINUTE_MS);
  return minutes < 1
    ? 'agora'
    : minutes < 60
      ? `há ${minutes} min`
      : `há ${Math.floor(minutes / 60)} h`;
}

const stageText = ({ label, progress }: StageBadge<string>): string =>
  `${label.kind === 'known' ? label.key : label.text} ${progress}%`;

const SENDERS: Readonly<Partial<Record<string, string>>> = { agente: 'Você:', fluxo: 'Bot:' };

function fillRow(row: Row, chat: Conversation): void {
  const now = Date.now();
  const name = shownName(chat);
  write(row.name, name);
  write(row.picture, initials(name));
  write(row.time, chat.lastMessageTime === null ? '' : ago(chat.lastMessageTime, now));
  write(row.sender, SENDERS[chat.ultimaMensagemDe ?? ''] ?? '');
  write(row.preview, plainText(chat.lastMessage ?? '', splitLinks));
  write(row.unread, String(chat.unreadCount));
  show(row.unread, chat.unreadCount > 0);
  write(row.stage, stageText(listBadge(chat.estadoFluxo, chat.pagamentoPago)));
  const { whom, since } = waitsFor(chat);
  write(row.wait, whom === 'agent' && since !== null ? ago(since, now) : '');
  row.button.setAttribute('aria-current', String(chat.id === open?.id));
}

/** Puts the rows in sight into the page, and takes the others out. */
function drawRows(): void {
  const from = Math.max(0, Math.floor(pane.scrollTop / ROW_PX) - SPARE_ROWS);
  const to = Math.ceil((pane.scrollTop + pane.clientHeight) / ROW_PX) + SPARE_ROWS;
  const shown = new Set(order.slice(from, to));
  for (const [id, { item }] of rows) {
    if (shown.has(id)) continue;
    item.remove();
    rows.delete(id);
  }
  for (const id of shown) {
    if (rows.has(id)) continue;
    const row = makeRow();
    row.item.style.top = `${(placeOf.get(id) ?? 0) * ROW_PX}px`;
    row.button.onclick = () => void openChat(id);
    const chat = chats.get(id);
    if (chat) fillRow(row, chat);
    rows.set(id, row);
    list.append(row.item);
  }
}

function say(): void {
  write(part('unread'), `${counts.unread} não lidas`);
  write(part('needy'), `${counts.needy} precisam de mim`);
}

const isNeedy = (chat: Conversation) => waitsFor(chat).whom === 'agent';

function keep(chat: Conversation): void {
  const before = chats.get(chat.id);
  counts.unread += Number(chat.unreadCount > 0) - Number((before?.unreadCount ?? 0) > 0);
  counts.needy += Number(isNeedy(chat)) - Number(before !== undefined && isNeedy(before));
  chats.set(chat.id, chat);
}

/** What is read of a chat beside its messages, once. */
interface Details {
  cliente: Cliente;
  referrals: Indicacoes | null;
  /** What is said where attendances ended, by the message they ended with. */
  ended: Map<string, string>;
}

const detailsOf = new Map<string, Details>();

const DAY = new Intl.DateTimeFormat('pt-BR');

async function readDetails({ id, number }: Conversation): Promise<void> {
  const [cliente, referrals, earlier] = await Promise.all([
    ask(`/api/clientes/chat/${encodeURIComponent(id)}`),
    ask(`/api/clientes/${encodeURIComponent(number)}/indicacoes`),
    ask(`/api/conversations/${encodeURIComponent(id)}/atendimentos`),
  ]);
  const ended = new Map<string, string>();
  for (const { ateMensagem, agenteNome, fimEm } of v.parse(listEarlier.answer, earlier).items) {
    if (ateMensagem === null) continue;
    ended.set(ateMensagem, `Atendimento anterior · ${agenteNome} · ${DAY.format(fimEm)}`);
  }
  detailsOf.set(id, {
    cliente: v.parse(getCliente.answer, cliente),
    referrals: v.parse(getIndicacoes.answer, referrals).indicacoes,
    ended,
  });
}

const known = (value: string | null) =>
  value === null || isPlaceholder(value) ? NOT_INFORMED : value;

function drawHead(chat: Conversation): void {
  const name = shownName(chat);
  write(part('name'), name);
  write(part('picture'), initials(name));
  write(part('number'), formatPhone(chat.number));
  write(part('stage'), stageText(headerBadge(chat.estadoFluxo, chat.pagamentoPago)));
}

function drawDetails(chatId: string): void {
  const details = detailsOf.get(chatId);
  const { cliente, referrals } = details ?? { cliente: null, referrals: null };
  write(part('coupons'), String(referrals?.cuponsGratisDisponiveis ?? '…'));
  write(
    part('referrals'),
    referrals === null ? '…' : `${referrals.totalIndicacoes}/${referrals.limiteIndicacoes}`,
  );
  write(part('customer'), known(cliente?.nomeCompleto ?? null));
  write(part('address'), known(cliente?.enderecoEntrega ?? null));
  write(part('payment'), known(cliente?.formaPagamento ?? null));
  const wanted = cliente?.cupomValor ?? null;
  write(part('wanted'), wanted === null ? NOT_INFORMED : formatMoney(wanted, 'pt-BR'));
}

function drawChat(): void {
  const shown = open?.messages.slice(-MOST_BUBBLES) ?? [];
  const ended = detailsOf.get(open?.id ?? '')?.ended;
  log.replaceChildren(
    ...shown.flatMap((message) => {
      const words = ended?.get(message.id);
      return words === undefined ? [bubbleOf(message)] : [bubbleOf(message), endedLine(words)];
    }),
  );
  log.scrollTop = log.scrollHeight;
  isAtEnd = true;
}

async function openChat(id: string): Promise<void> {
  const before = open?.id;
  const messages = loaded.get(id) ?? [];
  open = { id, messages };
  for (const changed of [before, id]) {
    const [row, chat] = [rows.get(changed ?? ''), chats.get(changed ?? '')];
    if (row && chat) fillRow(row, chat);
  }
  show(panel, true);
  const chosen = chats.get(id);
  if (chosen) drawHead(chosen);
  drawDetails(id);
  drawChat();
  input.focus();
  history.replaceState(null, '', `/dashboard?chat=${encodeURIComponent(id)}`);
  const details = chosen && !detailsOf.has(id) ? readDetails(chosen) : null;
  const answer = await ask(`/api/conversations/${encodeURIComponent(id)}`);
  await details;
  const read = v.parse(getConversation.answer, answer);
  keep({ ...read.conversation, unreadCount: 0 });
  loaded.set(id, read.messages.items);
  if (open.id !== id) return;
  open = { id, messages: read.messages.items };
  drawHead(read.conversation);
  drawDetails(id);
  drawChat();
  void ask(`/api/conversations/${encodeURIComponent(id)}/read`, { method: 'POST' });
}

function onMessage({ chatId, message, conversation }: EventPayload<'newMessage'>): void {
  const chat = chats.get(chatId);
  if (!chat) return;
  const isOpen = chatId === open?.id;
  const next: Conversation = {
    ...chat,
    unreadCount: isOpen || message.fromMe ? chat.unreadCount : chat.unreadCount + 1,
    ultimaMensagemDe: senderOf(message),
    esperaDesde: message.fromMe ? null : (chat.esperaDesde ?? message.timestamp),
    ...conversation,
    id: chatId,
  };
  keep(next);
  const row = rows.get(chatId);
  if (row) fillRow(row, next);
  say();
  if (!isOpen || open === null) return;
  if (open.messages.some(({ id }) => id === message.id)) return;
  open.messages.push(message);
  if (open.messages.length > MOST_MESSAGES) open.messages.splice(0, open.messages.length - 500);
  log.append(bubbleOf(message));
  if (isAtEnd) {
    while (log.childElementCount > MOST_BUBBLES) log.firstElementChild?.remove();
    log.scrollTop = log.scrollHeight;
  }
  write(part('said'), message.body);
}

const token = () => localStorage.getItem('token') ?? '';

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${token()}` };
  const answer = await fetch(path, { ...init, headers });
  return answer.json() as Promise<unknown>;
}

async function showDesk(): Promise<void> {
  const socket = io();
  socket.on('connect', () => socket.emit('authenticate', { token: token() }));
  socket.on('authenticated', () => write(part('sync'), 'Em dia'));
  socket.on('newMessage', (payload: unknown) => {
    const read = v.safeParse(EVENTS.newMessage, payload);
    if (read.success) onMessage(read.output);
  });
  const wanted = new URLSearchParams(location.search).get('chat');
  const [conversations] = await Promise.all([ask('/api/conversations')]);
  const { items } = v.parse(listConversations.answer, conversations);
  for (const chat of items) keep(chat);
  order = items.toSorted((a, b) => (a.atribuidoEm ?? 0) - (b.atribuidoEm ?? 0)).map(({ id }) => id);
  placeOf = new Map(order.map((id, place) => [id, place]));
  list.style.height = `${order.length * ROW_PX}px`;
  drawRows();
  say();
  if (wanted !== null) await openChat(wanted);
}

function showLogin(): void {
  const form = part('login') as HTMLFormElement;
  show(part('desk'), false);
  show(form, true);
  form.onsubmit = async (event) => {
    event.preventDefault();
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    const signedIn = v.parse(login.answer, await answer.json());
    if ('token' in signedIn) localStorage.setItem('token', signedIn.token);
    location.assign('/dashboard');
  };
}

pane.addEventListener('scroll', drawRows, { passive: true });
log.addEventListener(
  'scroll',
  () => {
    isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight <= NEAR_END_PX;
  },
  { passive: true },
);
input.addEventListener('input', () => {
  input.style.height = 'auto';
  input.style.height = `${input.scrollHeight}px`;
});

if (token() === '') showLogin();
else void showDesk();
