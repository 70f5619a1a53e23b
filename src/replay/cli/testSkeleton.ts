import type { Recording } from '@/console/recording/file/recordingFile';
import { differencesOf, pathText, valueAt, type Difference } from '../differences';
import { isFault, replayed, stepsOf, type Step } from '../steps';
import type { TimeOfDay } from '../timeOfDay';
import { valueText } from '../valueText';

/** The slices that only tell of requests: seldom what a test is about. */
const ASIDE = new Set(['api', 'asks']);

/** What a test is about. */
export interface Aim {
  step: Step;
  /** Of the state, at which the test looks. */
  path: string;
  before: unknown;
  after: unknown;
  /** The calls refused and the errors of that time, which need not be what went wrong. */
  faults: readonly Step[];
}

/** What the command was asked for. */
interface Wanted {
  isChosen: (step: Step, changes: readonly Difference[]) => boolean;
  only: RegExp | undefined;
  state: string | undefined;
}

/** @returns which of an action's changes a test looks at: what was asked for, else a value that somebody sees */
function changeOf(changes: readonly Difference[], only: RegExp | undefined) {
  const isAsked = ({ path }: Difference) => only?.test(pathText(path)) ?? false;
  const isSeen = ({ path }: Difference) => !ASIDE.has(path[0] ?? '');
  const found = changes.find(isAsked) ?? changes.find(isSeen) ?? changes[0];
  return found && { ...found, path: pathText(found.path) };
}

/**
 * Finds what a test is about: of the chosen actions the last one that changes the value at `state`; without it, and
 * where nothing says which actions, the last one that went wrong; else the last one that changes anything. Where one that
 * went wrong changes nothing, as an error does, the test looks at what was changed last before it.
 *
 * @returns null when none does
 */
export function aimOf(recording: Recording, { isChosen, only, state }: Wanted): Aim | null {
  let found: Omit<Aim, 'faults'> | null = null;
  let fault: Omit<Aim, 'faults'> | null = null;
  const faults: Step[] = [];
  for (const { after, before, step } of replayed(recording, stepsOf(recording))) {
    const changes = [...differencesOf(before, after)];
    if (!isChosen(step, changes)) continue;
    if (isFault(step)) faults.push(step);
    const [had, has] = state === undefined ? [] : [valueAt(before, state), valueAt(after, state)];
    const change =
      state === undefined
        ? changeOf(changes, only)
        : differencesOf(had, has).next().done !== true && { path: state, before: had, after: has };
    if (change) found = { step, ...change };
    if (isFault(step) && found?.step.load === step.load) fault = { ...found, step };
  }
  const aim = only === undefined && state === undefined ? (fault ?? found) : found;
  return aim && { ...aim, faults };
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const literal = (value: unknown) => (value === undefined ? 'undefined' : JSON.stringify(value));

/** @returns a value as the rest of a line of a comment, which ends at any sign that ends a line */
const remark = (value: unknown) => valueText(value, REMARK_CHARS).replace(/[\u2028\u2029]/g, ' ');

const REMARK_CHARS = 160;
/** So many faults are listed, the last ones. */
const LISTED = 10;

/**
 * @param fixture the recording's file, beside the test
 * @returns the source of a test: it replays from a live state to the action in question, and asserts what this program
 *   makes of it now
 */
export function testSkeleton(aim: Aim, fixture: string, clock: TimeOfDay): string {
  const { after, before, faults, path, step } = aim;
  const listed = faults
    .slice(-LISTED)
    .map((fault) => `//   ${clock.text(fault.at)}  #${fault.number}  ${fault.name}`);
  return `import path from 'node:path';
import { valueAt } from '../differences';
import { openRecordingFile } from '../openRecordingFile';
import { stateAfter } from '../steps';

const recording = openRecordingFile(path.join(__dirname, ${quoted(fixture)}));

// Calls refused and errors at that time, which need not be what went wrong:
${listed.join('\n') || '//   none'}
it(${quoted(`holds after ${step.name}, ${clock.text(step.at)}`)}, () => {
  const state = stateAfter(recording, { load: ${step.load}, number: ${step.number} });
  // Before it there was: ${remark(before)}
  // What this program makes of it now. Write what it should be.
  expect(valueAt(state, ${quoted(path)})).toEqual(${literal(after)});
});
`;
}
