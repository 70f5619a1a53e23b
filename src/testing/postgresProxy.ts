import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Where a statement is when its connection is cut: it never arrived, or it was done and the answer is lost. */
type CutMoment = 'unsent' | 'unanswered';

/** Stands before a Postgres server, and cuts all connections at a statement that the test names. */
export interface PostgresProxy {
  /** The address of the database through the proxy. */
  url: string;
  /** How many statements have come so far, on all connections. */
  statements: () => number;
  /**
   * Cuts everything at a statement, and refuses connections from then on. Resolves when that came.
   *
   * @param which the n-th from now on, or the next that contains a text.
   */
  cutAt: (which: number | string, moment: CutMoment) => Promise<void>;
  /** Keeps all connections and passes nothing on, as a host that froze; further ones are taken and get no answer. */
  freeze: () => void;
  /** Lets connections pass again, and what was said meanwhile. */
  open: () => void;
  close: () => Promise<void>;
}

/** The messages by which a client has something done: a simple query, and the end of a prepared one. */
const STATEMENTS = ['Q', 'S'];

export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let count = 0;
  let isOpen = true;
  let isFrozen = false;
  let cut: { at: number | string; moment: CutMoment; done: () => void } | null = null;

  function cutAll(): void {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
    cut?.done();
    cut = null;
  }

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  }

  const server = createServer((client) => {
    keep(client);
    if (!isOpen) {
      client.destroy();
      return;
    }
    const postgres = connect(Number(target.port), target.hostname);
    keep(postgres);
    client.on('close', () => postgres.destroy());
    postgres.on('close', () => client.destroy());
    let isLast = false;
    postgres.on('data', (answer) => {
      if (isLast) cutAll();
      else client.write(answer);
    });
    const read = readMessages((type, message) => {
      if (STATEMENTS.includes(type)) count += 1;
      const isNow =
        typeof cut?.at === 'string'
          ? message.includes(cut.at)
          : STATEMENTS.includes(type) && count === cut?.at;
      if (isNow && cut?.moment === 'unsent') cutAll();
      if (isNow) isLast = true;
      postgres.write(message);
    });
    client.on('data', (chunk) => {
      if (isOpen) read(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    statements: () => count,
    cutAt: (which, moment) =>
      new Promise((resolve) => {
        count = 0;
        cut = { at: which, moment, done: resolve };
      }),
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    open: () => {
      isOpen = true;
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Divides what a client sends into messages; the first one, which opens the session, has no type. */
function readMessages(take: (type: string, message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const typeBytes = isFirst ? 0 : 1;
      if (rest.length < typeBytes + 4) return;
      const length = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < length) return;
      take(isFirst ? '' : String.fromCharCode(rest[0]!), rest.subarray(0, length));
      rest = rest.subarray(length);
      isFirst = false;
    }
  };
}
