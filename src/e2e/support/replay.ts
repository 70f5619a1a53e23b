import type { Browser, BrowserContext, Page } from 'playwright-core';
import { timeOfDay } from '@/replay/timeOfDay';
import { VIEWPORTS } from './browser';
import { STEP_LIMIT_MS } from './eventually';

/** What somebody saw at one moment. */
export interface Sight {
  /** By the browser's clock, in ms: between them a mark stands in the recording. */
  from: number;
  to: number;
  /** Without toasts, which come and go with a movement, and tooltips, which are where somebody points. */
  text: string;
}

/** Runs in the page: reads the text of an element without toasts and tooltips. */
function textWithin(element: HTMLElement): string {
  const passing = [
    ...document.querySelectorAll<HTMLElement>('.notistack-SnackbarContainer, [role="tooltip"]'),
  ];
  for (const each of passing) each.style.display = 'none';
  const text = element.innerText;
  for (const each of passing) each.style.display = '';
  return text;
}

/** @returns what the page shows now, with a mark of that moment in its recording */
export const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(`(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const from = Date.now();
    document.dispatchEvent(new Event('visibilitychange'));
    const to = Date.now();
    return { from, to, text: (${textWithin.toString()})(document.getElementById('root')) };
  })()`);

const CLASSES: readonly [RegExp, string][] = [
  [/\p{Lu}/gu, 'A'],
  [/\p{L}/gu, 'a'],
  [/\d/g, '0'],
];

/** @returns a text with each letter and digit as its kind alone: masked or not, it is the same */
export const shapeOf = (text: string): string =>
  CLASSES.reduce((shape, [kind, sign]) => shape.replace(kind, sign), text);

/** Waits until the recording is kept: from then on it has marks of what a page tells. */
export const recordingKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => sessionStorage.getItem('recording') !== null);

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

/** The page that replays recordings, in a browser that has nothing of the console. */
export interface ReplayPage {
  context: BrowserContext;
  page: Page;
  faults: string[];
  /** Every address that was asked for since the recording was opened. */
  requests: string[];
  goTo(sight: Pick<Sight, 'from' | 'to'>): Promise<void>;
  /** Goes to the last action of that name. */
  goToLast(name: string): Promise<void>;
  text(): Promise<string>;
}

/** Opens a recording at /replay. The screens are as large as the window was, with the timeline below them. */
export async function openReplay(
  browser: Browser,
  baseURL: string,
  file: string,
): Promise<ReplayPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORTS.wide,
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
  const { height, width } = VIEWPORTS.wide;
  const below = await timeline.evaluate((element) => element.getBoundingClientRect().height);
  await page.setViewportSize({ width, height: height + Math.ceil(below) });
  page.on('request', (request) => requests.push(request.url()));
  const screens = page.getByRole('group', { name: 'As telas como estavam' });
  const clock = timeOfDay('America/Sao_Paulo');
  const name = timeline.getByLabel('Filtrar pelo nome');
  const rows = timeline.getByRole('button', { name: /^\d\d:\d\d:\d\d/ });
  return {
    context,
    page,
    faults,
    requests,
    goTo: async ({ from, to }) => {
      await name.fill('mark/visibilityChanged');
      const times = await rows.locator('time').allInnerTexts();
      const row = times.findIndex((time) => time >= clock.text(from) && time <= clock.text(to));
      await rows.nth(row).click();
      await timeline
        .getByRole('timer')
        .getByText(times[row] ?? 'no mark')
        .waitFor();
    },
    goToLast: async (wanted) => {
      await name.fill(wanted);
      await rows.last().click();
    },
    text: () => screens.evaluate(textWithin),
  };
}
