import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { mainThreadTasks } from '@/e2e/support/mainThread';

/** The dialog stands still after this many ms. */
const STILL_MS = 1_000;

/** An export, as a person makes it. */
export interface Exported {
  text: string;
  /** From the press of the button to the file, in seconds. */
  seconds: number;
  /** What the page's process worked in that time, its worker included, in seconds. */
  cpuSeconds: number;
  /** The longest task of the page's main thread in that time, in ms: of the processor, and by the clock. */
  longest: { cpu: number; wall: number };
}

async function processTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0;
}

/** Exports the last 20 minutes by the dialog. @param session of the page, with `Performance` enabled */
export async function exportRecording(
  browser: Browser,
  page: Page,
  session: CDPSession,
): Promise<Exported> {
  await page.getByRole('button', { name: /^Menu do usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Exportar gravação' }).click();
  await page.getByLabel('20 minutos').check();
  await page.waitForTimeout(STILL_MS);
  // A press at a place: a query of the page would be counted.
  const box = await page.getByRole('button', { name: 'Salvar arquivo' }).boundingBox();
  if (!box) throw new Error('The dialog has no button');
  let [seconds, cpuSeconds, text] = [0, 0, ''];
  const tasks = await mainThreadTasks(browser, page, async () => {
    const from = await processTime(session);
    const started = performance.now();
    const coming = page.waitForEvent('download');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const download = await coming;
    const file = await download.path();
    seconds = (performance.now() - started) / 1_000;
    cpuSeconds = (await processTime(session)) - from;
    await page.getByText('Gravação salva.').waitFor();
    text = await readFile(file, 'utf8');
    await download.delete();
  });
  const most = (of: (task: (typeof tasks)[number]) => number) => Math.max(0, ...tasks.map(of));
  const longest = { cpu: most(({ work }) => work), wall: most(({ wall }) => wall) };
  return { text, seconds, cpuSeconds, longest };
}
