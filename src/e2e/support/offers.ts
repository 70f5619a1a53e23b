import type { Page, WebSocketRoute } from 'playwright-core';

/** The acknowledgement ids of the offers made here start at this number, far above the host's own. */
const FIRST_NUMBER = 1_000;

/** A customer to offer. */
interface Offered {
  name: string;
  /** How long the offer is valid, in ms. */
  ttlMs: number;
}

/** Offers that only one page receives, more at once than our backend allows. */
export interface OfferFlood {
  /** Offers the customers to `agenteId`, once the page is connected by its socket. */
  send: (agenteId: string, customers: readonly Offered[]) => Promise<void>;
  /** @returns how many of them the page acknowledged as seen. */
  seen: () => number;
}

/**
 * Lets the page believe that its agent is online: who is offline has no cards, and whom the host holds for online gets
 * offers of its own. Call it before the page is opened.
 */
export const believeOnline = (page: Page) =>
  page.route('**/api/agente/estatisticas', (route) =>
    route.fulfill({ json: { estatisticas: { online: true } } }),
  );

/**
 * Routes the page's socket through the test, and lets the page believe that its agent is online. Call it before the page
 * is opened.
 */
export async function floodOffers(page: Page): Promise<OfferFlood> {
  await believeOnline(page);
  const seen = new Set<number>();
  let upgraded: (socket: WebSocketRoute) => void;
  const live = new Promise<WebSocketRoute>((resolve) => {
    upgraded = resolve;
  });
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const host = socket.connectToServer();
    host.onMessage((message) => socket.send(message));
    socket.onMessage((message) => {
      // socket.io's packets: 43 acknowledges, 5 completes the upgrade from polling to this socket.
      const number = Number(/^43(\d+)\[/.exec(String(message))?.[1] ?? 0);
      if (number >= FIRST_NUMBER) seen.add(number);
      else host.send(message);
      if (message === '5') upgraded(socket);
    });
  });
  let count = 0;
  return {
    send: async (agenteId, customers) => {
      const socket = await live;
      for (const { name, ttlMs } of customers) {
        const index = count;
        count += 1;
        const offer = {
          ofertaId: `oferta-${index}`,
          agentesIds: [agenteId],
          clienteNome: name,
          mensagem: 'Cliente quer um cupom de R$ 15,00, e diz isso em muitas palavras. '.repeat(3),
          expiraEm: new Date(Date.now() + ttlMs).toISOString(),
          chatId: `chat-${index}`,
        };
        const packet = JSON.stringify(['nova_oferta_conversa', offer]);
        socket.send(`42${FIRST_NUMBER + index}${packet}`);
      }
    },
    seen: () => seen.size,
  };
}
