import type { Clock, EntryPorts } from '@/console/ports/ports';

type Fetch = EntryPorts['fetch'];

/** An answer that nobody has taken within this many ms is too old to begin with. */
const FRESH_MS = 10_000;

export interface EarlyReads {
  /**
   * Asks for what the desk will read first, while it is still being downloaded.
   *
   * @param urls of GET requests
   * @param token that the desk will show
   */
  ask(urls: readonly string[], token: string): void;
  /** As `fetch`, but the first request for what was asked for early is given that answer. */
  fetch: Fetch;
}

/** One that did not fail, or the request anew. The caller's signal gives up the wait for either. */
function answered(early: Promise<Response>, again: () => Promise<Response>, signal: AbortSignal) {
  return new Promise<Response>((resolve, reject) => {
    const giveUp = () => reject(new TypeError('aborted'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    early.catch(again).then(resolve, reject);
  });
}

/** @param send the browser's own `fetch` (wire: early-reads) */
export function createEarlyReads(send: Fetch, clock: Pick<Clock, 'now'>): EarlyReads {
  const asked = new Map<string, { authorization: string; at: number; answer: Promise<Response> }>();
  return {
    ask: (urls, token) => {
      const authorization = `Bearer ${token}`;
      for (const url of urls) {
        const headers = { Accept: 'application/json', Authorization: authorization };
        const answer = send(url, { method: 'GET', headers });
        // Whoever takes it hears of its failure.
        answer.catch(() => undefined);
        asked.set(url, { authorization, at: clock.now(), answer });
      }
    },
    fetch: (url, init) => {
      const early = asked.get(url);
      const isRead = init.method === undefined || init.method === 'GET';
      if (early === undefined || !isRead) return send(url, init);
      asked.delete(url);
      const isSame = new Headers(init.headers).get('Authorization') === early.authorization;
      if (!isSame || clock.now() - early.at > FRESH_MS) return send(url, init);
      const signal = init.signal ?? new AbortController().signal;
      return answered(early.answer, () => send(url, init), signal);
    },
  };
}
