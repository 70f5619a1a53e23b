import type { BrowserContext, WebSocketRoute } from 'playwright-core';

/** A browser's network between the console and its host, to be cut and mended. */
export interface Network {
  /** Ends every socket and refuses new ones, and every call to the API, until `mend`. */
  cut: () => Promise<void>;
  /** The same for sockets alone: calls to the API are answered as ever. */
  cutSocket: () => Promise<void>;
  mend: () => Promise<void>;
  /**
   * Says something in the host's name over every open socket: an event's name, then its arguments. Only a console
   * of a host that knows no sequence takes it for the next event.
   */
  say: (name: string, ...args: readonly unknown[]) => Promise<void>;
}

interface Options {
  /** Takes the numbers out of everything the host says, as if it knew no sequence (wire: no-sequence). */
  withoutSequence?: boolean;
}

/** The console's word that it goes on by web socket. */
const UPGRADE = '5';

/** Stands between the packets of one long poll. */
const PACKET_END = '\u001e';

/** An event packet of socket.io without its second argument, and `authenticated` without its stream. */
function stripSequence(packet: string): string {
  const match = /^(42\d*)(\[.*\])$/s.exec(packet);
  if (!match) return packet;
  const [name, payload] = JSON.parse(match[2] ?? '[]') as [string, unknown];
  if (name === 'authenticated') {
    const { userId, isAdmin, serverTime } = payload as Record<string, unknown>;
    return `${match[1] ?? ''}${JSON.stringify([name, { userId, isAdmin, serverTime }])}`;
  }
  return `${match[1] ?? ''}${JSON.stringify(payload === undefined ? [name] : [name, payload])}`;
}

/**
 * Puts this context's traffic with the host under control, sockets and long polls alike; to be called
 * before its first page opens.
 */
export async function controlNetwork(
  context: BrowserContext,
  { withoutSequence = false }: Options = {},
): Promise<Network> {
  let isCut = false;
  let isSocketCut = false;
  const open = new Set<WebSocketRoute>();
  // A socket begins as long polls: only what was upgraded takes events.
  const upgraded = new Set<WebSocketRoute>();
  let onUpgrade = () => {};

  await context.routeWebSocket(/\/socket\.io\//, (page) => {
    if (isSocketCut) {
      void page.close();
      return;
    }
    const host = page.connectToServer();
    open.add(page);
    page.onMessage((message) => {
      host.send(message);
      if (message !== UPGRADE) return;
      upgraded.add(page);
      onUpgrade();
    });
    host.onMessage((message) =>
      page.send(withoutSequence && typeof message === 'string' ? stripSequence(message) : message),
    );
    const forget = () => {
      open.delete(page);
      upgraded.delete(page);
    };
    page.onClose(() => {
      forget();
      void host.close();
    });
    host.onClose(() => {
      forget();
      void page.close();
    });
  });
  await context.route(/\/socket\.io\//, async (route) => {
    if (isSocketCut) return route.abort();
    if (!withoutSequence || route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).split(PACKET_END).map(stripSequence).join(PACKET_END);
    return route.fulfill({ response: answer, body });
  });
  await context.route(/\/(api|email)\//, async (route) => {
    if (isCut) return route.abort();
    if (!withoutSequence) return route.continue();
    const answer = await route.fetch();
    const headers = answer.headers();
    delete headers['x-stream-seq'];
    return route.fulfill({ response: answer, headers });
  });

  const cutSocket = async () => {
    isSocketCut = true;
    await Promise.all([...open].map((socket) => socket.close()));
  };
  return {
    cut: async () => {
      isCut = true;
      await cutSocket();
    },
    cutSocket,
    mend: () => {
      isCut = false;
      isSocketCut = false;
      return Promise.resolve();
    },
    say: async (name, ...args) => {
      if (upgraded.size === 0) await new Promise<void>((resolve) => (onUpgrade = resolve));
      for (const socket of upgraded) socket.send(`42${JSON.stringify([name, ...args])}`);
    },
  };
}
