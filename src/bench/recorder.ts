import path from 'node:path';
import type { Browser } from 'playwright-core';
import { readRecording } from '@/console/recording/file/recordingFile';
import type { Shares } from './profile';
import { buildWithoutRecorder } from './recorderBuild';
import { exportRecording, type Exported } from './recorderExport';
import { openRecorderPage, type Thread, type Variant } from './recorderPage';
import { replay, type Replayed } from './recorderReplay';
import type { Report } from './report';
import { median } from './statistics';

const RUNS = 3;
/** After so many events there are some 19,000 actions: what a busy agent's console records in 20 minutes. */
const AGENT_EVENTS = 9_300;
/** After so many there were more than the 25,000 that are kept. */
const RING_EVENTS = 15_000;

const LIMIT_PERCENT = 1;
const LIMIT_HEAP_MB = 20;
const LIMIT_EXPORT_S = 2;
const LIMIT_TASK_MS = 100;
const LEAST_ACTIONS = 20_000;

const MB = 1_000_000;
const CONSOLE = path.resolve(__dirname, '../../dist/console');
/** The recording's own files, and those that put it together. */
const IS_RECORDING = /\/src\/console\/(app\/)?recording\//;

/** The two times at which a page is looked at. */
const STAGES = ['20 minutes of a busy agent', 'as much as is kept'] as const;

/** What was measured on one page. */
interface Outcome {
  /** Up to the first stage. */
  thread: Thread;
  /** Of what the thread did from there to the second. */
  shares: Shares;
  /** At each stage, in bytes. */
  heaps: number[];
  /** The rest is there for `on` alone. */
  kept: Kept[];
  /** Of what the worker did in a third export. */
  exporting: Shares | null;
}

/** What was measured at a stage of what keeps the recording. */
interface Kept {
  exported: Exported;
  replayed: Replayed;
  /** In bytes. */
  workerHeap: number;
}

type Outcomes = Record<Variant, Outcome[]>;

/** Measures what recording costs a console that records, against one that was built without it. */
export async function measureRecorder(browser: Browser, report: Report): Promise<void> {
  const without = await buildWithoutRecorder();
  const outcomes: Outcomes = { off: [], on: [], alone: [] };
  const folders = { off: without.folder, on: CONSOLE, alone: CONSOLE };
  try {
    // They alternate, so that a busy period of the machine affects both. The third is looked at for its heap alone,
    // which is the same in every run but for some tenths of a megabyte.
    for (let run = 1; run <= RUNS; run += 1) {
      for (const variant of run === 1
        ? (['off', 'on', 'alone'] as const)
        : (['off', 'on'] as const)) {
        const outcome = await work(browser, variant, folders[variant]);
        outcomes[variant].push(outcome);
        for (const line of describe(outcome)) report.note(`  run ${run}, ${variant}: ${line}`);
      }
    }
  } finally {
    await without.remove();
  }
  sayThread(report, outcomes);
  sayHeaps(report, outcomes);
  STAGES.forEach((stage, at) => {
    const kept = outcomes.on.flatMap((outcome) => outcome.kept.slice(at, at + 1));
    sayExports(report, stage, kept);
    sayReplays(report, stage, kept);
  });
}

async function work(browser: Browser, variant: Variant, folder: string): Promise<Outcome> {
  const desk = await openRecorderPage(browser, variant, folder);
  const heaps: number[] = [];
  const looks: Omit<Kept, 'replayed'>[] = [];
  const exportOnce = () => exportRecording(browser, desk.page, desk.session);
  const look = async () => {
    heaps.push(await desk.heap());
    if (variant !== 'on') return;
    looks.push({ exported: await exportOnce(), workerHeap: await desk.workerHeap() });
  };
  const measure = async () => {
    const thread = await desk.workUntil(AGENT_EVENTS);
    await look();
    const shares = await desk.profileUntil(RING_EVENTS);
    await look();
    const exporting = variant === 'on' ? await desk.profileWorker(exportOnce) : null;
    return { thread, shares, exporting };
  };
  const measured = await measure().finally(desk.close);
  // When the page is gone: it would miss its host, which is this process.
  const kept = looks.map((each) => ({
    ...each,
    replayed: replay(readRecording(each.exported.text)),
  }));
  return { ...measured, heaps, kept };
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const inMB = (bytes: number) => (bytes / MB).toFixed(1);

const threadPercent = ({ thread }: Outcome) => 100 * thread.share;
/** The processor's time of the recording's own code, in percent of the time that passed. */
const ownPercent = (outcome: Outcome) =>
  threadPercent(outcome) *
  sum([...outcome.shares.own].map(([file, share]) => (IS_RECORDING.test(file) ? share : 0)));
/** The same of all garbage collection. */
const garbagePercent = (outcome: Outcome) => threadPercent(outcome) * outcome.shares.garbage;

/** The files that took most. @param unit what all of it is */
function files({ own }: Shares, unit: number, isMeant: (file: string) => boolean): string {
  return [...own]
    .filter(([file]) => isMeant(file))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 6)
    .map(([file, share]) => `${path.basename(file)} ${(unit * share).toFixed(2)}`)
    .join(', ');
}

function describe(outcome: Outcome): string[] {
  const { exporting, heaps, kept, shares, thread } = outcome;
  const percent = threadPercent(outcome);
  const own = files(shares, percent, (file) => IS_RECORDING.test(file));
  const lines = [
    `main thread ${percent.toFixed(1)} % at ${thread.rate.toFixed(0)} events a second, ` +
      `of it ${garbagePercent(outcome).toFixed(2)} % garbage collection; heap ${heaps.map(inMB).join(', then ')} MB`,
    ...(own === '' ? [] : [`recording's own code, in %: ${own}`]),
    ...kept.map(({ exported: { cpuSeconds, longest, seconds, text }, replayed }) =>
      [
        `export of ${replayed.actions} actions, ${inMB(Buffer.byteLength(text))} MB, in ${seconds.toFixed(2)} s`,
        `in which the page's process worked ${cpuSeconds.toFixed(2)} s`,
        `longest task ${longest.cpu.toFixed(0)} ms, by the clock ${longest.wall.toFixed(0)} ms`,
        `replay of ${replayed.perSecond.toFixed(0)} actions a second`,
      ].join('; '),
    ),
  ];
  if (!exporting) return lines;
  const garbage = (100 * exporting.garbage).toFixed(0);
  const others = files(exporting, 100, () => true);
  return [...lines, `an export's worker, in % of its work: garbage ${garbage}, ${others}`];
}

/** The median over the runs of what is made of a figure of `on` and the same of `off`, whose pages came one after the other. */
const paired = (
  on: Outcome[],
  off: Outcome[],
  of: (outcome: Outcome) => number,
  make: (on: number, off: number) => number,
) => median(on.flatMap((outcome, run) => (off[run] ? [make(of(outcome), of(off[run]))] : [])));

const minus = (a: number, b: number) => a - b;
const to = (a: number, b: number) => a / b;

function sayThread(report: Report, { off, on }: Outcomes): void {
  const over = (outcomes: Outcome[], of: (outcome: Outcome) => number) => median(outcomes.map(of));
  const say = (what: string, value: number, limit?: number) =>
    report.figure(`main thread, ${what}`, value, {
      unit: '%',
      ...(limit === undefined ? {} : { limit }),
    });
  const cost = (outcome: Outcome) => ownPercent(outcome) + garbagePercent(outcome);
  say("recording's own code", over(on, ownPercent), LIMIT_PERCENT);
  say('the same and more garbage collection than off', paired(on, off, cost, minus), LIMIT_PERCENT);
  say(
    "recording's own code, of the thread's work",
    over(on, (outcome) => (100 * ownPercent(outcome)) / threadPercent(outcome)),
  );
  say('all work, off', over(off, threadPercent));
  say('all work, on', over(on, threadPercent));
  say('all work, on minus off', paired(on, off, threadPercent, minus));
  report.figure('main thread, all work, on to off', paired(on, off, threadPercent, to));
}

function sayHeaps(report: Report, { alone, off, on }: Outcomes): void {
  const about = { unit: 'MB', limit: LIMIT_HEAP_MB };
  STAGES.forEach((stage, at) => {
    const heap = ({ heaps }: Outcome) => (heaps[at] ?? NaN) / MB;
    report.figure(`heap, ${stage}, on minus off`, paired(on, off, heap, minus), about);
    report.figure(`heap, ${stage}, alone minus off`, paired(alone, off, heap, minus), about);
    const ofWorker = median(on.map(({ kept }) => (kept[at]?.workerHeap ?? NaN) / MB));
    report.figure(`heap, ${stage}, the worker's own`, ofWorker, { unit: 'MB' });
  });
}

function sayExports(report: Report, stage: string, kept: readonly Kept[]): void {
  const over = (of: (exported: Exported) => number) =>
    median(kept.map((each) => of(each.exported)));
  const longest = Math.max(...kept.map(({ exported }) => exported.longest.cpu));
  const task = { unit: 'ms', limit: LIMIT_TASK_MS };
  const time = { unit: 's', limit: LIMIT_EXPORT_S };
  report.figure(
    `export, ${stage}, press to file`,
    over(({ seconds }) => seconds),
    time,
  );
  report.figure(`export, ${stage}, longest task of all runs, processor`, longest, task);
  const byClock = over((exported) => exported.longest.wall);
  report.figure(`export, ${stage}, longest task, clock`, byClock, { unit: 'ms' });
}

function sayReplays(report: Report, stage: string, kept: readonly Kept[]): void {
  const replays = kept.map(({ replayed }) => replayed);
  const perSecond = median(replays.map((each) => each.perSecond));
  const perCpuSecond = median(replays.map((each) => each.perCpuSecond));
  report.figure(`replay, ${stage}, actions a second, clock`, perSecond, { least: LEAST_ACTIONS });
  report.figure(`replay, ${stage}, actions a second, processor`, perCpuSecond);
  const states = sum(replays.map((each) => each.states));
  const missed = sum(replays.map((each) => each.missed));
  report.figure(`replay, ${stage}, states missed of ${states}`, missed, { limit: 0 });
}
