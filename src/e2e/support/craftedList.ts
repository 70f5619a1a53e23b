import type { Page } from 'playwright-core';
import { passChanged } from './passChanged';

/** A part of a conversation in wire form. */
interface WireRow {
  id: string;
  name: string;
  number: string;
  isGroup?: boolean;
  lastMessage?: string | null;
  lastMessageTime?: string;
  unreadCount?: number;
  atribuidoEm: string;
  estadoFluxo?: string;
  agente?: { nome: string; foto: string | null };
}

const NAMES = [
  'Conceição Aparecida dos Santos Oliveira e Albuquerque de Vasconcelos Filha',
  'محمد عبد الرحمن بن عبد العزيز آل سعود الأول',
  '👩‍👩‍👧‍👦 Família Buscapé 🍕🎉😋 — pedidos de sexta-feira à noite',
  'Supercalifragilisticexpialidocious-sem-nenhum-espaço-para-quebrar',
  'Zé',
];

const MESSAGES = [
  'Oi, alguém aí? '.repeat(20),
  'مرحبا، أريد الطلب رقم 12 من فضلك، بدون بصل',
  '😋'.repeat(60),
  '',
  'ok',
];

const STAGES = [
  '',
  'aguardando_escolha_inicial',
  'aguardando_pagamento_cupom',
  'aguardando_confirmacao',
  'finalizado',
];

/** @returns `count` conversations that are hard to lay out: long names, right to left, emoji, no text, many unread. */
export function hardRows(count: number): WireRow[] {
  const start = Date.now() - count * 60_000;
  return Array.from({ length: count }, (_unused, n) => ({
    id: `crafted-${n}`,
    name: `${NAMES[n % NAMES.length] ?? ''} ${n}`,
    number: `5511900${String(n).padStart(6, '0')}`,
    isGroup: n % 7 === 3,
    lastMessage: MESSAGES[n % MESSAGES.length] ?? '',
    lastMessageTime: new Date(start + n * 60_000).toISOString(),
    unreadCount: n % 3 === 0 ? n * 7 : 0,
    atribuidoEm: new Date(start + n * 60_000).toISOString(),
    estadoFluxo: STAGES[n % STAGES.length] ?? '',
    agente: { nome: NAMES[(n + 1) % NAMES.length] ?? '', foto: null },
  }));
}

const PACKET_END = '\u001e';

/**
 * @returns the packet with `rows` added before the host's own, if it is the socket.io event of the list; other packets
 * unchanged.
 */
function withRows(packet: string, rows: readonly WireRow[]): string {
  const match = /^(42\["conversations",)(.*)$/s.exec(packet);
  if (!match) return packet;
  const [items, meta] = JSON.parse(`[${(match[2] ?? '').slice(0, -1)}]`) as [unknown[], unknown];
  const rest = [[...rows, ...items], meta].map((part) => JSON.stringify(part)).join(',');
  return `${match[1] ?? ''}${rest}]`;
}

/** The change to the host's list on its way to one page. */
type Fate = { rows: readonly WireRow[] } | 'refused' | 'asItIs';

/** The current change per page. It is stored here because the route of a socket cannot be removed. */
const fates = new WeakMap<Page, { fate: Fate }>();

/** Sets the change for one page, from its next load on. */
async function decide(page: Page, fate: Fate): Promise<void> {
  const known = fates.get(page);
  const decided = known ?? { fate };
  decided.fate = fate;
  fates.set(page, decided);
  const change = (packet: string) =>
    typeof decided.fate === 'object' ? withRows(packet, decided.fate.rows) : packet;

  // Responses still on their way when the page navigates are no longer needed.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (!known) {
    await page.routeWebSocket(/\/socket\.io\//, (socket) => {
      if (decided.fate === 'refused') {
        void socket.close();
        return;
      }
      const host = socket.connectToServer();
      host.onMessage((message) =>
        socket.send(typeof message === 'string' ? change(message) : message),
      );
    });
  }
  if (fate === 'asItIs') return;
  await page.route('**/api/conversations', async (route) => {
    if (fate === 'refused') {
      return route.fulfill({ status: 500, json: { message: 'Erro interno' } });
    }
    return passChanged(route, {
      body: (text) => JSON.stringify([...fate.rows, ...(JSON.parse(text) as unknown[])]),
    });
  });
  await page.route(/\/socket\.io\//, async (route) => {
    if (fate === 'refused') return route.abort();
    if (route.request().method() !== 'GET') return route.continue();
    return passChanged(route, {
      body: (text) => text.split(PACKET_END).map(change).join(PACKET_END),
    });
  });
}

/** Adds these rows to the host's list for one page, from its next load on. */
export const craftList = (page: Page, rows: readonly WireRow[]) => decide(page, { rows });

/** Blocks the list for one page, by call and by socket, from its next load on. */
export const refuseList = (page: Page) => decide(page, 'refused');

/** Lets the host's own list through again. */
export const forgetList = (page: Page) => decide(page, 'asItIs');
