import path from 'node:path';
import type { Recording } from '@/console/recording/file/recordingFile';
import { writeRecording } from '@/console/recording/file/writtenRecording';
import { cutRecording } from '../cutRecording';
import { differencesOf, pathText, valueAt, type Difference } from '../differences';
import { compare, replayed, stepsOf, type Step } from '../steps';
import { timeOfDay, type TimeOfDay } from '../timeOfDay';
import { valueText } from '../valueText';
import { windowOf, type InWindow } from '../window';
import {
  departureLines,
  loadLine,
  otherPrograms,
  stepLine,
  valueLines,
  type Program,
} from './lines';
import type { Options } from './options';
import { aimOf, testSkeleton } from './testSkeleton';

/** What the command has of the world. */
export interface ReplayWorld {
  open(file: string): Recording;
  /** Writes a new file, packed with gzip when its name ends in `.gz`. @throws Error when there is one already */
  create(file: string, text: string): void;
  print(line: string): void;
  warn(line: string): void;
  here: Program;
}

/** What was asked for cannot be done with this recording or these files, in plain words. */
export class CannotDo extends Error {
  override name = 'CannotDo';
}

const TEST_FOLDER = 'src/replay/recordings';

/** A recording, with what the options ask of it. */
interface Asked {
  recording: Recording;
  steps: Step[];
  clock: TimeOfDay;
  isIn: InWindow;
  options: Options;
  world: ReplayWorld;
}

function ask(options: Options, world: ReplayWorld): Asked {
  const whole = world.open(options.file);
  const { segment } = options;
  const one = segment === undefined ? undefined : whole.segments[segment];
  if (segment !== undefined && !one)
    throw new CannotDo(`there is no load ${segment + 1}, but ${whole.segments.length} in all`);
  // A load that was chosen keeps its number: its steps are the only ones.
  const steps = stepsOf(whole).filter(({ load }) => segment === undefined || load === segment);
  const clock = timeOfDay(whole.segments.at(-1)?.head.timeZone ?? 'UTC');
  const [first] = steps;
  const isIn = first ? windowOf(first, options, clock) : () => true;
  for (const line of otherPrograms(whole, world.here)) world.warn(line);
  if (!steps.some(isIn)) {
    const [from, to] = [first, steps.at(-1)].map((step) => (step ? clock.text(step.at) : '–'));
    throw new CannotDo(`nothing was recorded then: it goes from ${from} to ${to}`);
  }
  return { recording: whole, steps, clock, isIn, options, world };
}

const isChosen = (only: RegExp | undefined, step: Step, changes: readonly Difference[]): boolean =>
  only === undefined ||
  only.test(step.name) ||
  changes.some(({ path: at }) => only.test(pathText(at)));

/** Prints lines about steps, and before the first one of each load of the page the line about that load. */
function loadPrinter({ clock, recording, world }: Asked) {
  let load = -1;
  return (step: Step, line: string) => {
    if (step.load !== load) world.print(loadLine(recording, step.load, clock));
    load = step.load;
    world.print(line);
  };
}

function list(asked: Asked): void {
  const { clock, isIn, options, recording, steps } = asked;
  const { only, values } = options;
  const print = loadPrinter(asked);
  let found = 0;
  for (const each of replayed(recording, steps)) {
    const { after, before, step } = each;
    if (!isIn(step)) continue;
    const changes = [...differencesOf(before, after)];
    if (!isChosen(only, step, changes)) continue;
    found += 1;
    print(step, stepLine(each, changes, clock));
    if (values) for (const line of valueLines(step, changes)) print(step, line);
  }
  if (found === 0) asked.world.warn('no action has that in its name, or in a path that it changed');
}

/** Prints a value of the state as it is found, and after each chosen action that changes it. */
function follow(asked: Asked, at: string): void {
  const { clock, isIn, options, recording, steps } = asked;
  const print = loadPrinter(asked);
  const valueLine = (value: unknown) => `${at} = ${valueText(value)}`;
  let load = -1;
  for (const each of replayed(recording, steps)) {
    const { after, before, step } = each;
    if (!isIn(step)) continue;
    const [had, has] = [valueAt(before, at), valueAt(after, at)];
    if (step.load !== load) print(step, valueLine(had));
    load = step.load;
    if (differencesOf(had, has).next().done === true) continue;
    const changes = [...differencesOf(before, after)];
    if (!isChosen(options.only, step, changes)) continue;
    print(step, stepLine(each, changes, clock));
    print(step, valueLine(has));
  }
}

function printJson({ clock, isIn, options, recording, steps, world }: Asked): void {
  for (const { after, before, step, thrown } of replayed(recording, steps)) {
    if (!isIn(step)) continue;
    const changes = [...differencesOf(before, after)];
    if (!isChosen(options.only, step, changes)) continue;
    const { action, at, load, name, number } = step;
    world.print(
      JSON.stringify({
        load: load + 1,
        number,
        at,
        time: clock.text(at),
        name,
        action,
        changes: changes.map((change) => ({ ...change, path: pathText(change.path) })),
        ...(thrown && { threw: `${thrown.name}: ${thrown.message}` }),
        ...(options.state !== undefined && { state: valueAt(after, options.state) }),
      }),
    );
  }
}

function check({ clock, options, recording, steps, world }: Asked): number {
  let failed = 0;
  recording.segments.forEach((segment, load) => {
    if (options.segment !== undefined && options.segment !== load) return;
    const { departure, held } = compare(segment);
    world.print(loadLine(recording, load, clock));
    if (!departure) {
      world.print(
        held === 0 ? 'no live state to compare with' : `all ${held} live states are equal`,
      );
      return;
    }
    failed += 1;
    const own = steps.filter((step) => step.load === load);
    for (const line of departureLines(departure, own, clock)) world.print(line);
  });
  return failed === 0 ? 0 : 1;
}

function cutOf({ isIn, recording, steps }: Asked): Recording {
  const cut = cutRecording(recording, steps, isIn);
  if (!cut) throw new CannotDo('nothing was recorded then');
  return cut;
}

function writeTest(asked: Asked): void {
  const { clock, isIn, options, world } = asked;
  const cut = cutOf(asked);
  const name = path.basename(options.file).replace(/\.json(\.gz)?$/, '');
  const folder = options.out ?? TEST_FOLDER;
  const [fixture, test] = [`${name}.json.gz`, `${name}.test.ts`];
  const aim = aimOf(cut, {
    ...options,
    isChosen: (step, changes) => isIn(step) && isChosen(options.only, step, changes),
  });
  if (!aim) throw new CannotDo('no such action changes anything');
  const source = testSkeleton(aim, fixture, clock);
  world.create(path.join(folder, fixture), writeRecording(cut));
  world.create(path.join(folder, test), source);
  world.print(`${path.join(folder, test)} and ${fixture}`);
}

function writeForDevTools({ options, recording, world }: Asked): void {
  const index = options.segment ?? recording.segments.length - 1;
  const out = options.out ?? options.file.replace(/(\.json)?(\.gz)?$/, `-${index + 1}.json`);
  world.create(out, writeRecording(recording, index));
  world.print(out);
}

/**
 * Does what the options ask.
 *
 * @returns the process's exit code
 * @throws CannotDo, TimeError, RecordingError: each tells in plain words what is wrong with file or question
 */
export function replay(options: Options, world: ReplayWorld): number {
  const asked = ask(options, world);
  switch (options.does) {
    case 'list':
      if (options.state === undefined) list(asked);
      else follow(asked, options.state);
      return 0;
    case 'json':
      printJson(asked);
      return 0;
    case 'check':
      return check(asked);
    case 'test':
      writeTest(asked);
      return 0;
    case 'devtools':
      writeForDevTools(asked);
      return 0;
  }
}
