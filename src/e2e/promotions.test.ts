import type { Page } from 'playwright-core';
import type { Person } from './support/browser';
import { copyCatalog } from './support/catalog';
import { eventually } from './support/eventually';
import { seededJourney } from './support/journey';
import { focused, keyboardOf } from './support/keyboard';
import { heldUp, mainThreadTasks, noteLongTasks } from './support/mainThread';
import { showChat } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { saying } from './support/toasts';

/** The required limits: a catalog of 20 MB, and no task on the main thread over 100 ms. */
const LARGE = 20 * 1024 * 1024;
const TASK_LIMIT_MS = 100;

const MENU = [
  { name: 'Açaí na tigela', unitPrice: 15 },
  { name: 'Pizza', unitPrice: 40, unitPromotionalPrice: 10, tags: ['CHRN_FD_50'] },
  { name: 'Suco de uva', unitPrice: 6.5 },
];

const stage = seededJourney();
let ana: Person;

beforeAll(async () => {
  ana = await openSignedIn(stage, 'ana');
});
beforeEach(async () => {
  await showChat(ana.page, stage.world);
});

const count = (number: number) => number.toLocaleString('pt-BR');
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Filtrar promoções' });
const field = (page: Page) => page.getByLabel('JSON do catálogo');
const button = (page: Page, name: string | RegExp) =>
  modalOf(page).getByRole('button', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar produto...' });

async function openModal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtrar promoções', exact: true }).click();
  await field(page).waitFor();
}

async function filter(page: Page, catalog: unknown): Promise<void> {
  await field(page).fill(typeof catalog === 'string' ? catalog : JSON.stringify(catalog));
  await button(page, 'Filtrar').click();
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Pastes the clipboard's 20 MB through the real clipboard with its keys, as a person does. */
async function pasteLarge(page: Page): Promise<void> {
  await field(page).press('Control+V');
  const held = modalOf(page).getByText(/^Texto colado · 2\d,\d MB$/);
  await held.waitFor();
}

/** How long an idle page works on the clipboard's text, in ms: a measure of this machine's current speed. */
interface Alone {
  /** Receiving the text: every paste takes at least this. */
  paste: number;
  /** Parsing it as JSON at once: the worker saves our page this time. */
  parse: number;
}

async function workAlone({ context }: Person): Promise<Alone> {
  const page = await context.newPage();
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.addEventListener('paste', (event) => {
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      area.addEventListener('click', () => {
        document.title = typeof JSON.parse(text);
      });
      document.title = String(text.length);
    });
    document.body.append(area);
    area.focus();
  });
  const longest = async (doing: () => Promise<void>) => {
    const tasks = await mainThreadTasks(stage.browser, page, doing);
    return Math.max(...tasks.map(({ work }) => work));
  };
  const paste = await longest(async () => {
    await page.keyboard.press('Control+V');
    await page.waitForFunction(() => document.title !== '');
  });
  const parse = await longest(async () => {
    await page.locator('textarea').click();
    await page.waitForFunction(() => document.title === 'object');
  });
  await page.close();
  return { paste, parse };
}

test('a small catalog: the products not on promotion, their prices, how many were left out', async () => {
  const { page } = ana;
  await openModal(page);
  await filter(page, MENU);
  await modalOf(page).getByText('2 produtos sem promoção').first().waitFor();
  await modalOf(page).getByText('1 em promoção ficou de fora', { exact: true }).waitFor();
  const rows = modalOf(page).getByRole('listitem');
  await rows.nth(1).waitFor();
  expect((await rows.allTextContents()).map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
    'Açaí na tigelaR$ 15,00',
    'Suco de uvaR$ 6,50',
  ]);
});

test.each([
  ['{"menu": [', 'Erro ao processar JSON. Verifique se o formato está correto.'],
  ['{"menu": []}', 'Nenhum produto encontrado no catálogo'],
  [JSON.stringify([MENU[1]]), 'Todos os produtos possuem promoção'],
] as const)('%s shows “%s”, which stays visible after its toast', async (json, words) => {
  const { page } = ana;
  await openModal(page);
  await saying(page, words, () => filter(page, json));
  await modalOf(page).getByText(words, { exact: true }).waitFor();
});

/** A busy machine slows down single rounds; code that blocks the page slows down all of them. */
const ROUNDS = 3;

test('20 MB from the clipboard, filtered, searched, scrolled and copied: no task of the page over 100 ms', async () => {
  const { page } = ana;
  const { kept, leftOut } = await page.evaluate(copyCatalog, LARGE);

  const filterLarge = async () => {
    await pasteLarge(page);
    await page.keyboard.press('Enter');
    await modalOf(page)
      .getByText(`${count(kept)} produtos sem promoção`, { exact: true })
      .waitFor();
    await modalOf(page)
      .getByText(`${count(leftOut)} em promoção ficaram de fora`)
      .first()
      .waitFor();

    await search(page).pressSequentially('acai');
    await button(page, /^Copiar os \d+ encontrados$/).waitFor();
    await search(page).fill('');
    await button(page, `Copiar os ${count(kept)}`).waitFor();
    await modalOf(page).getByRole('listitem').first().hover();
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 5000);
    await modalOf(page).locator('[aria-posinset="1"]').waitFor({ state: 'detached' });
    await saying(page, `${count(kept)} produtos copiados!`, () =>
      button(page, `Copiar os ${count(kept)}`).click(),
    );
  };

  const round = async () => {
    await page.bringToFront();
    await page.evaluate(copyCatalog, LARGE);
    const alone = await workAlone(ana);
    // 100 ms, or on a slower machine half of the time one task would need to parse the catalog in the page.
    const limit = Math.max(TASK_LIMIT_MS, alone.parse / 2);
    // If the browser alone takes more than half of the limit, we may add half of the limit to its time: in the one task
    // of the paste, and in no other.
    const pasteLimit = Math.max(limit, alone.paste + limit / 2);
    await page.bringToFront();
    await showChat(page, stage.world);
    await openModal(page);
    const longTasks = await noteLongTasks(page);
    const tasks = await mainThreadTasks(stage.browser, page, filterLarge);
    expect(tasks.length).toBeGreaterThan(20);
    // The browser's observer counts waiting as work. It may report as many long tasks as the trace shows, no more.
    const waits = tasks.filter(({ wall }) => wall > limit);
    return {
      paste: heldUp(tasks, pasteLimit),
      others: heldUp(tasks, limit).slice(pasteLimit > limit ? 1 : 0),
      unexplained: Math.max(0, (await longTasks(limit + 10)).length - waits.length),
    };
  };
  const isQuick = (seen: Awaited<ReturnType<typeof round>>) =>
    seen.paste.length + seen.others.length + seen.unexplained === 0;

  let seen = await round();
  for (let again = 1; again < ROUNDS && !isQuick(seen); again += 1) seen = await round();
  expect(seen).toEqual({ paste: [], others: [], unexplained: 0 });
  expect((await readClipboard(page)).split('\n')).toHaveLength(kept);
});

test('both measures of the test above notice a task that takes long', async () => {
  const { page } = ana;
  const longTasks = await noteLongTasks(page);
  const tasks = await mainThreadTasks(stage.browser, page, () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            // On a busy machine a part of this second is spent waiting; the rest is still well over the limit.
            const end = performance.now() + 1000;
            while (performance.now() < end) Math.sqrt(end);
            setTimeout(resolve, 0);
          }, 0);
        }),
    ),
  );
  expect(heldUp(tasks, TASK_LIMIT_MS).length).toBeGreaterThan(0);
  expect((await longTasks(TASK_LIMIT_MS + 10)).length).toBeGreaterThan(0);
});

/**
 * Presses 'Cancelar' in the moment it appears. A press sent from this process takes its own way and may arrive after
 * the worker has finished; the page itself gets nothing from the worker before this.
 */
const cancelAtOnce = (page: Page) =>
  page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const cancel = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Cancelar',
      );
      if (!cancel) return;
      observer.disconnect();
      cancel.click();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** @returns how many workers filter a catalog. The recording has one of its own. */
const catalogWorkers = (page: Page) =>
  page.workers().filter((worker) => worker.url().includes('/catalog-worker')).length;

test('a large catalog can be cancelled while it runs, filtered again, and dropped by closing', async () => {
  const { page } = ana;
  const { kept } = await page.evaluate(copyCatalog, LARGE);
  await openModal(page);
  await pasteLarge(page);

  await cancelAtOnce(page);
  await button(page, 'Filtrar').click();
  await modalOf(page).getByText('Nada foi filtrado.').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Filtrar');
  await eventually(() => catalogWorkers(page) === 0);

  await button(page, 'Filtrar').click();
  await button(page, 'Filtrar').click();
  await modalOf(page)
    .getByText(`${count(kept)} produtos sem promoção`, { exact: true })
    .waitFor();
  // The worker of the first press computes when it is terminated, and leaves the browser's list a moment later.
  await eventually(() => catalogWorkers(page) === 1);

  await page.keyboard.press('Escape');
  await modalOf(page).waitFor({ state: 'detached' });
  await eventually(() => catalogWorkers(page) === 0);
});

test('a file can be dropped or chosen instead', async () => {
  const { page } = ana;
  await openModal(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Escolher arquivo').click(),
  ]);
  await chooser.setFiles({
    name: 'catalogo.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(MENU)),
  });
  await modalOf(page).getByText('catalogo.json · 1 kB').waitFor();
  await button(page, 'Filtrar').click();
  await modalOf(page).getByText('2 produtos sem promoção').first().waitFor();
});

test('a worker that breaks down causes a notice, and the next one works', async () => {
  const { page } = ana;
  await openModal(page);
  await page.route('**/js/catalog-worker.*', (route) => route.abort());
  await saying(page, /^Não foi possível filtrar o catálogo/, () => filter(page, MENU));
  await modalOf(page).getByText('Tente novamente ou cole um catálogo menor.').waitFor();
  await page.unroute('**/js/catalog-worker.*');
  await button(page, 'Filtrar').click();
  await modalOf(page).getByText('2 produtos sem promoção').first().waitFor();
});

test('by keyboard alone: open, paste, filter, search, copy, leave, and the focus is back', async () => {
  const { page } = ana;
  const keyboard = keyboardOf(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(MENU));
  const tool = page.getByRole('button', { name: 'Filtrar promoções', exact: true });
  await keyboard.tabTo(tool);
  await keyboard.press('Enter');
  await field(page).waitFor();
  await focused(field(page));
  await keyboard.press('Control+V');
  await keyboard.tabTo(button(page, 'Filtrar'));
  await keyboard.press('Enter');
  await keyboard.tabTo(search(page));
  await keyboard.type('acai');
  await keyboard.tabTo(button(page, 'Copiar o encontrado'));
  await saying(page, '1 produto copiado!', () => keyboard.press('Enter'));
  expect(await readClipboard(page)).toBe('Açaí na tigela: R$ 15,00');

  expect(await keyboard.staysIn(modalOf(page), 12)).toBe(true);
  // In the search box the first Escape only empties the box.
  await keyboard.tabTo(search(page));
  await keyboard.press('Escape');
  await modalOf(page).getByRole('listitem').nth(1).waitFor();
  await keyboard.press('Escape');
  await modalOf(page).waitFor({ state: 'detached' });
  await focused(tool);
});

test('no errors occurred, and the policy refused nothing', () => {
  expect(ana.faults).toEqual([]);
});
