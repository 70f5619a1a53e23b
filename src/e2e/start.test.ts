import { seededJourney } from './support/journey';
import { openSignedIn } from './support/signedIn';
import { addressOf } from './support/world';

const stage = seededJourney();

// wire: first-place, early-reads
test('a start reads each thing once, gives up no request, and downloads the desk beside the entry', async () => {
  const { context, page } = await openSignedIn(stage, 'ana');
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname);
  });
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto(addressOf(stage.world.chat));
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('log').locator('time').first().waitFor();
  await page.waitForLoadState('networkidle');
  const chat = encodeURIComponent(stage.world.chat.chatId);
  for (const path of [
    '/api/auth/perfil',
    '/api/conversations',
    '/api/status',
    '/api/agente/ganhos',
    '/api/agente/estatisticas',
    `/api/conversations/${chat}`,
  ]) {
    expect([path, reads.filter((read) => read === path).length]).toEqual([path, 1]);
  }
  expect(reads).toEqual([...new Set(reads)]);
  expect(failed).toEqual([]);
  const links = page.locator('link[rel=preload][as=script]');
  const preloaded = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')),
  );
  const names = preloaded.map((href) => href?.replace(/\.\w+\.js$/, ''));
  expect(names).toEqual(expect.arrayContaining(['/js/desk', '/js/pt-BR']));
  await context.close();
});
