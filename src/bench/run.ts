import { launchBrowser } from '@/e2e/support/browser';
import { measureDownloads } from './downloads';
import { measureElements } from './elements';
import { measureEventCosts } from './eventCosts';
import { measureFairness } from './fairness';
import { measureFloor } from './floor/floor';
import { measureOpening } from './opening';
import { measureOrders } from './orders';
import { measureRecorder } from './recorder';
import { printedReport, type Report } from './report';
import { measureServerDelay } from './serverDelay';
import { measureShift } from './shift';

/** Measurements in a browser. */
const IN_BROWSER = {
  elements: measureElements,
  events: measureEventCosts,
  downloads: measureDownloads,
  delay: measureServerDelay,
  opening: measureOpening,
  shift: measureShift,
  recorder: measureRecorder,
  floor: measureFloor,
};

/** Measurements of the server alone. */
const ON_SERVER = { orders: measureOrders, fairness: measureFairness };

type BrowserName = keyof typeof IN_BROWSER;
type ServerName = keyof typeof ON_SERVER;
type Name = BrowserName | ServerName;
const NAMES = [...Object.keys(IN_BROWSER), ...Object.keys(ON_SERVER)] as Name[];
const isOnServer = (name: Name): name is ServerName => name in ON_SERVER;
const isName = (word: string): word is Name => (NAMES as string[]).includes(word);

/** Runs the measurements that the command line names, or all; started by src/scripts/bench.mjs. */
async function main(words: string[]): Promise<void> {
  const unknown = words.filter((word) => !isName(word));
  if (unknown.length > 0) {
    throw new Error(`There is no ${unknown.join(', ')}: choose of ${NAMES.join(', ')}.`);
  }
  const chosen = words.length > 0 ? words.filter(isName) : NAMES;
  const report = printedReport();
  report.note(`Node ${process.version}`);
  for (const name of chosen.filter(isOnServer)) {
    report.note(`\n== ${name}`);
    await ON_SERVER[name](report);
  }
  await measureInBrowser(
    chosen.filter((name): name is BrowserName => !isOnServer(name)),
    report,
  );
}

async function measureInBrowser(names: readonly BrowserName[], report: Report): Promise<void> {
  if (names.length === 0) return;
  const browser = await launchBrowser();
  try {
    report.note(`Chromium ${browser.version()}`);
    for (const name of names) {
      report.note(`\n== ${name}`);
      await IN_BROWSER[name](browser, report);
    }
  } finally {
    await browser.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : 'Failed'}\n`);
  process.exitCode = 1;
});
