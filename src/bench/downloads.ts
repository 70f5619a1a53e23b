import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD, startBackend } from '@/e2e/support/backend';
import { openPerson, signIn } from '@/e2e/support/browser';
import limits from '@/e2e/support/downloadLimits.json';
import type { Report } from './report';
import { AGENT, makeWorld } from './world';

interface Downloaded {
  /** The size of the files when brotli compresses them at its best. */
  brotli: number;
  /** The size that the browser received, as it reports. */
  wire: number;
  files: string[];
}

/** Collects every script that a page downloads from now on. */
function collectScripts(page: Page): () => Promise<Downloaded> {
  const found: Promise<{ file: string; brotli: number; wire: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    found.push(
      (async () => {
        const response = await request.response();
        if (!response) throw new Error(`No answer for ${request.url()}`);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        const brotli = brotliCompressSync(await response.body(), { params }).length;
        const { responseBodySize } = await request.sizes();
        return { file: new URL(request.url()).pathname, brotli, wire: responseBodySize };
      })(),
    );
  });
  return async () => {
    const scripts = await Promise.all(found);
    return {
      brotli: scripts.reduce((total, { brotli }) => total + brotli, 0),
      wire: scripts.reduce((total, { wire }) => total + wire, 0),
      files: scripts.map(({ file }) => file),
    };
  };
}

/**
 * The JavaScript that a browser with an empty cache really downloads, until the login screen and until a chat is
 * usable.
 */
export async function measureDownloads(browser: Browser, report: Report): Promise<void> {
  const world = await makeWorld({ conversations: 40, longChat: 200 });
  const backend = await startBackend({ env: { DATA_DIR: world.dataDir } });
  const say = (screen: string, limitBytes: number, { brotli, wire, files }: Downloaded) => {
    const limit = limitBytes / 1_000;
    report.figure(`JavaScript, ${screen}, brotli`, brotli / 1_000, { unit: 'kB', limit });
    report.figure(`JavaScript, ${screen}, on the wire`, wire / 1_000, { unit: 'kB' });
    report.note(`  ${files.join(' ')}`);
  };
  try {
    const login = await openPerson(browser, backend.url);
    const ofLogin = collectScripts(login.page);
    await login.page.goto('/login', { waitUntil: 'networkidle' });
    say('login screen', limits.loginBytes, await ofLogin());
    // A returning person who is signed in does not load the login screen: an empty cache, the same token.
    await signIn(login.page, AGENT, DEMO_PASSWORD);
    const token = await login.page.evaluate(() => localStorage.getItem('token') ?? '');
    await login.context.close();

    const chat = await openPerson(browser, backend.url);
    await chat.context.addInitScript((kept) => localStorage.setItem('token', kept), token);
    const ofChat = collectScripts(chat.page);
    await chat.page.goto(`/dashboard?chat=${encodeURIComponent(world.longChatId)}`);
    await chat.page.getByLabel('Mensagem', { exact: true }).waitFor();
    await chat.page.locator('[role=log] time').first().waitFor();
    await chat.page.waitForTimeout(2_000);
    say('usable chat and what comes beside it', limits.firstMessageBytes, await ofChat());
    await chat.context.close();
  } finally {
    await backend.dispose();
    await world.remove();
  }
}
