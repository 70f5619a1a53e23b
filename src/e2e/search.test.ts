import type { Page } from 'playwright-core';
import { openAgentClient, type AgentClient, type Taken } from './support/agentClient';
import { axeFindings } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { focused } from './support/keyboard';
import { emailOf, keepInStorage, openSignedIn } from './support/signedIn';

const stage = journey();
let ana: AgentClient;
let long: Taken;
let short: Taken;

/** So many messages stand below the one that is looked for: more than are read with one request. */
const BELOW = 230;
const FAR = 'Vocês têm PÃO de queijo recheado?';

const chatOf = ({ chatId }: Taken) => encodeURIComponent(chatId);
const say = ({ chatId }: Taken, text: string) => stage.backend.sim('say', { chatId, text });

beforeAll(async () => {
  ana = await openAgentClient(stage.backend, emailOf('ana'));
  [long, short] = (await ana.takeSilentCustomers(2)) as [Taken, Taken];
  for (const customer of [long, short]) {
    await ana.call('POST', `/api/agente/automacao/${chatOf(customer)}`, { pausada: true });
  }
  await say(long, FAR);
  for (let count = 0; count < BELOW; count += 1) await say(long, `linha ${String(count)}`);
  await say(long, 'e o pão de queijo?');
  await say(short, 'Meu pao de queijo chegou frio');
}, 600_000);
afterAll(() => ana.close());

const log = (page: Page) => page.getByRole('log');
const marked = (page: Page) => log(page).locator('[data-sought="true"]');
/** Waits until this message is marked, and within the pane. */
async function isShown(page: Page, text: string): Promise<void> {
  await marked(page).filter({ hasText: text }).waitFor();
  await eventually(async () => {
    const [pane, bubble] = await Promise.all([log(page).boundingBox(), marked(page).boundingBox()]);
    if (!pane || !bubble) return false;
    return bubble.y >= pane.y && bubble.y + bubble.height <= pane.y + pane.height;
  });
}
const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar nesta conversa' });

const LOOKS = [
  { width: 1500, theme: 'dark' },
  { width: 1200, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const;

test.each(LOOKS)(
  'a message far above is found within its chat, and shown in its place: $width px, $theme',
  async ({ width, theme }) => {
    const { context, page } = await openSignedIn(stage, 'ana', {
      viewport: { width, height: 844 },
    });
    await keepInStorage({ page }, { theme_preference: theme });
    await page.goto(`/dashboard?chat=${chatOf(long)}`);
    await log(page).getByText('e o pão de queijo?').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Ações' }).click();
    await page.getByRole('menuitem', { name: 'Buscar na conversa' }).click();
    await focused(box(page));
    await page.keyboard.type('pao de QUEIJO');
    const search = page.getByRole('search');
    await search.getByText('1 de 2', { exact: true }).waitFor();
    await isShown(page, 'e o pão de queijo?');
    await page.keyboard.press('Enter');
    await search.getByText('2 de 2', { exact: true }).waitFor();
    await isShown(page, FAR);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    // Who is told of a new message stays where they read.
    await say(long, 'mais uma linha');
    await page.getByRole('button', { name: 'novas mensagens' }).waitFor();
    await isShown(page, FAR);
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    await marked(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('chat')).toBe(long.chatId);
    await context.close();
  },
);

test('the palette finds a message of any chat, and leads to it', async () => {
  const { context, page } = await openSignedIn(stage, 'ana');
  await page.goto('/dashboard');
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  const look = async (text: string) => {
    await page.keyboard.press('Control+k');
    await focused(page.getByRole('combobox'));
    await page.keyboard.type(text);
    const found = page.getByRole('group', { name: 'Mensagens' }).getByRole('option');
    await found.first().waitFor();
    return found;
  };
  const all = await look('pão de queijo');
  expect(await all.count()).toBe(3);
  expect(await axeFindings(page)).toEqual([]);
  await all.filter({ hasText: 'chegou frio' }).click();
  await page.waitForURL((url) => url.searchParams.get('chat') === short.chatId);
  await isShown(page, 'Meu pao de queijo chegou frio');
  // From another chat, to the oldest message of this one.
  await (await look('recheado')).first().click();
  await page.waitForURL((url) => url.searchParams.get('chat') === long.chatId);
  await isShown(page, FAR);
  await context.close();
});
