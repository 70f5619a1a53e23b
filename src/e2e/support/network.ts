import type { BrowserContext, WebSocketRoute } from 'playwright-core';
import { passChanged } from './passChanged';

/** Controls a browser's network between the console and its host. */
export interface Network {
  /** Closes every socket and refuses new ones and every API call, until `mend`. */
  cut: () => Promise<void>;
  /** Like `cut`, for sockets only: API calls still work. */
  cutSocket: () => Promise<void>;
  mend: () => Promise<void>;
  /**
   * Sends an event in the host's name over every open socket: its name, then its arguments. Only a console whose host
   * has no sequence numbers accepts it as the next event.
   */
  say: (name: string, ...args: readonly unknown[]) => Promise<void>;
  /**
   * Keeps back what the page sends over its socket under an event's name, once the socket is upgraded.
   *
   * @returns sends what was kept back, in its order, and keeps nothing back from then on
   */
  hold: (name: string) => Promise<() => void>;
}

interface Options {
  /** Removes the sequence numbers from everything the host sends, as if it had none (wire: no-sequence). */
  withoutSequence?: boolean;
}

/** The packet by which the console upgrades to the web socket. */
const UPGRADE = '5';

/** Separates the packets of one long poll. */
const PACKET_END = '\u001e';

/** @returns a socket.io event packet without its second argument; `authenticated` also without its stream. */
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

/** Controls this context's traffic with the host, sockets and long polls alike. Call it before its first page opens. */
export async function controlNetwork(
  context: BrowserContext,
  { withoutSequence = false }: Options = {},
): Promise<Network> {
  let isCut = false;
  let isSocketCut = false;
  const open = new Set<WebSocketRoute>();
  // A connection starts as long polls; only an upgraded socket accepts events.
  const upgraded = new Set<WebSocketRoute>();
  let onUpgrade = () => {};
  const isUpgraded = async () => {
    if (upgraded.size === 0) await new Promise<void>((resolve) => (onUpgrade = resolve));
  };
  let heldName: string | null = null;
  const held: (() => void)[] = [];

  await context.routeWebSocket(/\/socket\.io\//, (page) => {
    if (isSocketCut) {
      void page.close();
      return;
    }
    const host = page.connectToServer();
    open.add(page);
    page.onMessage((message) => {
      if (heldName !== null && typeof message === 'string' && message.includes(`["${heldName}"`)) {
        held.push(() => host.send(message));
        return;
      }
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
    return passChanged(route, {
      body: (text) => text.split(PACKET_END).map(stripSequence).join(PACKET_END),
    });
  });
  await context.route(/\/(api|email)\//, async (route) => {
    if (isCut) return route.abort();
    if (!withoutSequence) return route.continue();
    return passChanged(route, {
      headers: ({ 'x-stream-seq': _number, ...headers }) => headers,
    });
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
      await isUpgraded();
      for (const socket of upgraded) socket.send(`42${JSON.stringify([name, ...args])}`);
    },
    hold: async (name) => {
      await isUpgraded();
      heldName = name;
      return () => {
        heldName = null;
        for (const send of held.splice(0)) send();
      };
    },
  };
}
