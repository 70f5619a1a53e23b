import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from './support/backend';
import { openPerson, signIn } from './support/browser';
import limits from './support/downloadLimits.json';
import { seededJourney } from './support/journey';
import { addressOf } from './support/world';

const stage = seededJourney();

/** Records every script downloaded from now on, and measures each once, compressed by brotli at its best quality. */
function weighScripts(context: BrowserContext) {
  const scripts = new Set<string>();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // What keeps the recording comes when there is time; how soon depends on the machine.
    if (pathname.endsWith('.js') && !pathname.startsWith('/js/recording') && response.ok()) {
      scripts.add(response.url());
    }
  });
  return async () => {
    const weights = await Promise.all(
      [...scripts].map(async (url) => {
        // Fetch it again from the host: a browser drops a response's body when it navigates to another page.
        const body = Buffer.from(await (await fetch(url)).arrayBuffer());
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        return brotliCompressSync(body, { params }).length;
      }),
    );
    return weights.reduce((sum, weight) => sum + weight, 0);
  };
}

test(`the login screen needs at most ${limits.loginBytes / 1000} kB of JavaScript`, async () => {
  const { context, page } = await openPerson(stage.browser, stage.backend.url);
  const weight = weighScripts(context);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  const bytes = await weight();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(limits.loginBytes);
  await context.close();
});

/** The scripts that a usable chat may need, as the build has listed them. */
function chatScripts(): ReadonlySet<string> {
  const file = path.join(process.cwd(), 'dist/chunk-groups.json');
  const groups = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  return new Set(limits.chatGroups.flatMap((name) => groups[name] ?? []));
}

async function sendsFirstMessage(page: Page) {
  await signIn(page, 'ana@balcao.local', DEMO_PASSWORD);
  await page.goto(addressOf(stage.world.chat));
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  await page.getByLabel('Mensagem', { exact: true }).fill('Já vejo para você.');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Já vejo para você.').last().waitFor();
  await page.getByRole('img', { name: 'enviada' }).last().waitFor();
}

test(`a chat can be used with the ${limits.chatBytes / 1000} kB of JavaScript that are weighed, the login before it included`, async () => {
  const { context, page } = await openPerson(stage.browser, stage.backend.url);
  const weight = weighScripts(context);
  const needed = chatScripts();
  await context.route('**/*.js', (route) =>
    needed.has(new URL(route.request().url()).pathname.slice(1)) ? route.continue() : route.abort(),
  );
  await sendsFirstMessage(page);
  const bytes = await weight();
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(limits.chatBytes);
  await context.close();
});

test(`with what comes beside it at most ${limits.firstMessageBytes / 1000} kB were downloaded when the first message is sent`, async () => {
  const { context, page } = await openPerson(stage.browser, stage.backend.url);
  const weight = weighScripts(context);
  await sendsFirstMessage(page);
  await page.waitForLoadState('networkidle');
  expect(await weight()).toBeLessThanOrEqual(limits.firstMessageBytes);
  await context.close();
});
