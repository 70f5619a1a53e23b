import type { CDPSession } from 'playwright-core';

/** Chrome's protocol with a worker, whose script runs and whose memory lies apart from the page's. */
export interface WorkerSession {
  send: (method: string, params?: Record<string, unknown>) => Promise<unknown>;
  close: () => Promise<void>;
}

/**
 * @param session of the page
 * @param name a part of the address of the worker's script
 * @throws Error when the page has no such worker
 */
export async function openWorkerSession(session: CDPSession, name: string): Promise<WorkerSession> {
  const found: string[] = [];
  const waiting = new Map<number, (result: unknown) => void>();
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker' && targetInfo.url.includes(name)) found.push(sessionId);
  });
  session.on('Target.receivedMessageFromTarget', ({ message, sessionId: from }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
    if (from === found[0] && id !== undefined) waiting.get(id)?.(result);
  });
  const attach = (autoAttach: boolean) =>
    session.send('Target.setAutoAttach', {
      autoAttach,
      waitForDebuggerOnStart: false,
      // Playwright's sessions are the page's alone, so that a worker's messages come packed in messages of the page.
      flatten: false,
    });
  await attach(true);
  const [sessionId] = found;
  if (sessionId === undefined) throw new Error(`The page has no worker ${name}`);
  let last = 0;
  return {
    async send(method, params = {}) {
      last += 1;
      const id = last;
      const answer = new Promise<unknown>((resolve) => waiting.set(id, resolve));
      const message = JSON.stringify({ id, method, params });
      await session.send('Target.sendMessageToTarget', { sessionId, message });
      return answer;
    },
    close: async () => {
      await attach(false);
    },
  };
}
