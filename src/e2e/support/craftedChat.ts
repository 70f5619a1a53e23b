import type { Page, Route } from 'playwright-core';
import { passChanged } from './passChanged';
import { addressOf } from './world';
import type { Taken } from './agentClient';

/** A message in wire form; `timestamp` in seconds. */
export interface WireMessage {
  id: string;
  body: string;
  fromMe: boolean;
  timestamp: number;
  author?: string;
  hasMedia?: boolean;
  media?: { url: string; mimetype: string };
}

/** @returns today's midnight in seconds: the browsers' time zone is São Paulo's. */
export function thisMorning(): number {
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' });
  return Date.parse(`${day}T00:00:00-03:00`) / 1000;
}

let lastId = 0;

/** @returns a customer's text message, changed by `change`. */
export function wireMessage(change: Partial<WireMessage>): WireMessage {
  lastId += 1;
  return {
    id: `crafted-${lastId}`,
    body: '',
    fromMe: false,
    timestamp: thisMorning() + lastId,
    ...change,
  };
}

const picture = (name: string, body = '') =>
  wireMessage({
    body,
    hasMedia: true,
    media: { url: `/media/${name}.svg`, mimetype: 'image/png' },
  });

const media = (url: string, mimetype: string, body = '') =>
  wireMessage({ body, hasMedia: true, media: { url, mimetype } });

/** @returns three pictures, the second of which does not load. */
export const threePictures = (): WireMessage[] => [
  picture('carrinho', 'Meu carrinho'),
  picture('gone', 'A que sumiu'),
  picture('comprovante'),
  wireMessage({ body: 'São estas as imagens' }),
];

/** @returns each kind of message (behaviour: message-kinds), working and failing, from yesterday and today. */
export const everyKind = (): WireMessage[] => [
  wireMessage({ body: 'Boa noite', timestamp: thisMorning() - 3600 }),
  wireMessage({ body: 'Oi, tudo bem?', fromMe: true, timestamp: thisMorning() + 60 * 65 }),
  ...[
    picture('carrinho', 'Meu carrinho'),
    picture('gone'),
    media('/media/aberta.mp4', 'video/mp4'),
    media('/media/gone.mp4', 'video/mp4', 'O vídeo que sumiu'),
    media('/media/voz.ogg', 'audio/ogg; codecs=opus'),
    media('/media/pedido.pdf', 'application/pdf'),
    wireMessage({ hasMedia: true }),
    wireMessage({ body: '  ' }),
    wireMessage({ body: 'Veja https://exemplo.com/cupom?x=1, por favor!' }),
    wireMessage({ body: 'مرحبا، أريد الطلب رقم 12' }),
    wireMessage({ body: '😋🍕🎉' }),
  ].map((message, n) => ({ ...message, timestamp: thisMorning() + 60 * 66 + n })),
];

const DRAWING = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#7a8"/><text x="40" y="80" font-size="48">${name}</text></svg>`;

/** Answers requests for media by name: 'gone' is missing, a film never finishes loading, drawings load. */
async function answerMedia(route: Route): Promise<void> {
  const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
  if (name.startsWith('gone')) return route.fulfill({ status: 404, body: '' });
  if (name.endsWith('.svg')) {
    return route.fulfill({ contentType: 'image/svg+xml', body: DRAWING(name) });
  }
}

/** The host's response to a request for a page of messages: the page, or an error's status. */
export type Pages = (
  before: string | null,
) => { messages: WireMessage[]; hasMore: boolean } | number;

/** Replaces the messages of `chat` and their media in the host's responses, for one page of a browser. */
export async function craftChat(page: Page, chat: Taken, pages: Pages): Promise<void> {
  const path = `/api/conversations/${encodeURIComponent(chat.chatId)}`;
  await page.route('**/media/*', answerMedia);
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const url = new URL(route.request().url());
      const answer = pages(url.searchParams.get('before'));
      if (typeof answer === 'number') {
        return route.fulfill({ status: answer, json: { message: 'Erro interno' } });
      }
      // The host does not know our messages, so it has no page before one of them. Ask for its newest page instead.
      return passChanged(route, {
        url: url.origin + url.pathname,
        body: (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...answer }),
      });
    },
  );
}

/** Opens `chat` with exactly these messages. */
export async function showMessages(
  page: Page,
  chat: Taken,
  messages: WireMessage[],
): Promise<void> {
  await craftChat(page, chat, () => ({ messages, hasMore: false }));
  await page.goto(addressOf(chat));
  await page
    .getByRole('log')
    .getByText(messages.at(-1)?.body ?? '')
    .waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}

/** Lets the host's own responses through again. */
export const forgetMessages = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });
