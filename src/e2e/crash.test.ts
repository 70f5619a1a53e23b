import { randomUUID } from 'node:crypto';
import { runs } from '@/testing/runs';
import { DEMO_PASSWORD } from './support/backend';
import { openPerson, signIn } from './support/browser';
import { openAgentClient } from './support/agentClient';
import { journey } from './support/journey';

const ROUNDS = runs({ test: 2, soak: 20 });
/** Less than the burst that one agent may send at once, so that no rate limit hides a loss. */
const SENDS_A_ROUND = 16;

const stage = journey();

interface Page {
  messages: { id: string; body: string }[];
  hasMore: boolean;
}

/** Reads every message of a chat, page by page. */
async function allMessages(token: string, chatId: string): Promise<Page['messages']> {
  const found: Page['messages'] = [];
  for (;;) {
    const before = found[0] ? `&before=${encodeURIComponent(found[0].id)}` : '';
    const answer = await fetch(
      `${stage.backend.url}/api/conversations/${encodeURIComponent(chatId)}?limit=200${before}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const page = (await answer.json()) as Page;
    found.unshift(...page.messages);
    if (!page.hasMore) return found;
  }
}

test(`${ROUNDS} kills during sends lose no acknowledged message, and the console catches up by itself`, async () => {
  const { backend, browser } = stage;
  const { page } = await openPerson(browser, backend.url);
  await signIn(page, 'ana@balcao.local', DEMO_PASSWORD);
  const agent = await openAgentClient(backend, 'ana@balcao.local');
  const [taken] = await agent.takeCustomers(1);
  const chatId = taken?.chatId ?? '';
  agent.close();
  const token = await backend.token('ana@balcao.local');
  await page.goto(`/dashboard?chat=${encodeURIComponent(chatId)}`);
  const inSync = page.getByText('Em dia', { exact: true });
  await inSync.waitFor();

  const acknowledged = new Set<string>();
  const send = async (body: string) => {
    const answer = await fetch(
      `${backend.url}/api/conversations/${encodeURIComponent(chatId)}/send`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ message: body }),
      },
    ).catch(() => null); // the process was killed meanwhile, so nothing was acknowledged
    if (answer?.ok) acknowledged.add(body);
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    const sends = Array.from({ length: SENDS_A_ROUND }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 10));
      await send(`rodada ${round} mensagem ${index}`);
    });
    // Each round kills at another position of the stream, and never before something was acknowledged.
    const enough = acknowledged.size + 1 + (round % (SENDS_A_ROUND / 2));
    while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 1));
    await backend.kill();
    await Promise.all(sends);
    await backend.restart();
    await page
      .getByText(/Sem conexão|Sincronizando…|Em dia/)
      .first()
      .waitFor();
    await inSync.waitFor();
  }

  const bodies = (await allMessages(token, chatId)).map((message) => message.body);
  const lost = [...acknowledged].filter((body) => !bodies.includes(body));
  const doubled = [...acknowledged].filter(
    (body) => bodies.filter((stored) => stored === body).length > 1,
  );
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  // If every kill came after the last send of its round, the test would prove nothing.
  expect(acknowledged.size).toBeLessThan(ROUNDS * SENDS_A_ROUND);
  // Not the newest of all: the flow's messages are shown with bold words, so their text differs from what is stored.
  const newest = bodies.findLast((body) => body.startsWith('rodada')) ?? '';
  await page.getByRole('log').getByText(newest, { exact: true }).waitFor();
});
