import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { timeOfDay } from '@/replay/timeOfDay';
import { VIEWPORTS } from './browser';
import { eventually, STEP_LIMIT_MS } from './eventually';

/** What somebody saw at one moment. */
export interface Sight {
  /** By the browser's clock, in ms: between them a mark stands in the recording. */
  from: number;
  to: number;
  /** Without toasts, which come and go with a movement, and tooltips, which are where somebody points. */
  text: string;
}

/** Runs in the page: reads the visible text of an element without toasts and tooltips. */
function textWithin(element: HTMLElement): string {
  const select = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const passing = [
    ...select('.notistack-SnackbarContainer, [role="tooltip"]'),
    // What is only read aloud stands in a box of a pixel.
    ...select('[role="status"]').filter(({ offsetWidth }) => offsetWidth <= 1),
  ];
  const pane = document.querySelector('[role="log"]')?.getBoundingClientRect();
  // The list of messages draws some of those above and below, as many as were once near what is read.
  const outOfSight = select('[role="log"] [data-index]').filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return pane !== undefined && (bottom <= pane.top || top >= pane.bottom);
  });
  for (const each of passing) each.style.display = 'none';
  for (const each of outOfSight) each.style.visibility = 'hidden';
  const text = element.innerText;
  for (const each of passing) each.style.display = '';
  for (const each of outOfSight) each.style.visibility = '';
  return text;
}

/**
 * Runs in the page, which records its steps: waits until no call is under way and what is drawn stays as it is while
 * nothing is dispatched, since between a state and its drawing a text is of neither.
 */
async function restingSight(read: (element: HTMLElement) => string): Promise<Sight> {
  interface Asked {
    status: string;
  }
  interface Step {
    state: { api: Record<'queries' | 'mutations', Record<string, Asked>> };
  }
  const { __steps: steps } = window as unknown as { __steps: Step[] };
  const drawn = () =>
    new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const isAsking = () => {
    const api = steps.at(-1)?.state.api;
    return [...Object.values(api?.queries ?? {}), ...Object.values(api?.mutations ?? {})].some(
      ({ status }) => status === 'pending',
    );
  };
  const root = document.getElementById('root') ?? document.body;
  for (;;) {
    await drawn();
    if (isAsking()) continue;
    const text = read(root);
    const from = Date.now();
    document.dispatchEvent(new Event('visibilitychange'));
    const to = Date.now();
    const before = steps.length;
    await drawn();
    if (steps.length === before && read(root) === text) return { from, to, text };
  }
}

/** @returns what a page that records its steps shows once it is at rest, with a mark of that moment in its recording */
export const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(`(${restingSight.toString()})(${textWithin.toString()})`);

/** Runs in the page: scrolls the list that a row is in down by a row. */
const scrollOn = (row: HTMLElement) =>
  row.closest('[role="list"]')?.parentElement?.scrollBy(0, row.offsetHeight);

/** A word of letters and digits, such as a code: its stand-in has both, at other places. */
const CODE = /(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]+/gu;
const CLASSES: readonly [RegExp, string][] = [
  [/\p{Lu}/gu, 'A'],
  [/\p{L}/gu, 'a'],
  [/\d/g, '0'],
];

/** @returns a text with each letter and digit as its kind alone: masked or not, it is the same */
export const shapeOf = (text: string): string =>
  CLASSES.reduce(
    (shape, [kind, sign]) => shape.replace(kind, sign),
    text.replace(CODE, (code) => '#'.repeat(code.length)),
  );

/** Waits until this load of the page is kept: from then on its recording has marks of what a page tells. */
export const recordingKept = (page: Page): Promise<void> =>
  eventually(() => page.workers().some((worker) => worker.url().includes('recording-worker')));

/** Saves the recording of the last 20 minutes. */
export async function exportRecording(page: Page): Promise<{ path: string; name: string }> {
  await page.getByRole('button', { name: /^Menu do usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Exportar gravação' }).click();
  await page.getByLabel('20 minutos').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Salvar arquivo' }).click(),
  ]);
  return { path: await download.path(), name: download.suggestedFilename() };
}

/** Puts a saved recording beside the tests that replay it, packed (README: recordings that are kept). */
export function keepFixture(file: string, name: 'agent' | 'administrator'): void {
  const fixture = path.resolve(process.cwd(), 'src/replay/recordings', `${name}.json.gz`);
  writeFileSync(fixture, gzipSync(readFileSync(file), { level: 9 }));
}

/** The page that replays recordings, in a browser that has nothing of the console. */
export interface ReplayPage {
  context: BrowserContext;
  page: Page;
  /** The window of the screens. */
  screens: Frame;
  faults: string[];
  /** Every address that was asked for since the recording was opened. */
  requests: string[];
  goTo(sight: Pick<Sight, 'from' | 'to'>): Promise<void>;
  /** Goes to the last action of that name. */
  goToLast(name: string): Promise<void>;
  text(): Promise<string>;
}

/** How much of its width a support person's window has, of what the recorded one had. */
const NARROWER = 0.8;

/**
 * Opens a recording at /replay, in a narrower window than the recorded one. The screens have that one's width all the
 * same, and as much of its height, with the timeline below them.
 */
export async function openReplay(
  browser: Browser,
  baseURL: string,
  file: string,
): Promise<ReplayPage> {
  const { height, width } = VIEWPORTS.wide;
  const narrower = { width: width * NARROWER, height: height * NARROWER };
  const context = await browser.newContext({
    baseURL,
    viewport: narrower,
    locale: 'pt-BR',
    // The recording has its own zone.
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  await page.goto('/replay');
  await page.getByLabel('Escolher arquivo').setInputFiles(file);
  const timeline = page.getByRole('region', { name: 'Linha do tempo' });
  await timeline.waitFor();
  const below = await timeline.evaluate((element) => element.getBoundingClientRect().height);
  await page.setViewportSize({ ...narrower, height: narrower.height + Math.ceil(below) });
  const frame = await page.getByTitle('As telas como estavam').elementHandle();
  const screens = await frame.contentFrame();
  if (!screens) throw new Error('The screens have no window.');
  await screens.locator('#root > *').first().waitFor();
  page.on('request', (request) => requests.push(request.url()));
  const clock = timeOfDay('America/Sao_Paulo');
  const name = timeline.getByLabel('Filtrar pelo nome');
  const rows = timeline.getByRole('button', { name: /^\d\d:\d\d:\d\d/ });
  return {
    context,
    page,
    screens,
    faults,
    requests,
    goTo: async ({ from, to }) => {
      await name.fill('mark/visibilityChanged');
      // The list draws the rows around the chosen one, which may be another action of the same ms, before it.
      await timeline.getByLabel('Ir para a hora').fill(clock.text(from));
      await page.keyboard.press('Enter');
      const isIt = (time: string) => time >= clock.text(from) && time <= clock.text(to);
      let row = -1;
      await eventually(async () => {
        row = (await rows.locator('time').allInnerTexts()).findIndex(isIt);
        if (row === -1) await rows.last().evaluate(scrollOn);
        return row !== -1;
      });
      const time = await rows.nth(row).locator('time').innerText();
      await rows.nth(row).click();
      await timeline.getByRole('timer').getByText(time).waitFor();
    },
    goToLast: async (wanted) => {
      await name.fill(wanted);
      await rows.last().click();
    },
    text: () => screens.locator('#root').evaluate(textWithin),
  };
}
