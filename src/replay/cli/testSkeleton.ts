import type { Recording } from '@/console/recording/file/recordingFile';
import { differencesOf, pathText, type Difference } from '../differences';
import { isFault, replayed, stepsOf, type Step } from '../steps';
import type { TimeOfDay } from '../timeOfDay';

/** The slices that only tell of requests: seldom what a test is about. */
const ASIDE = new Set(['api', 'asks']);

/** What the test will look at: the last action that went wrong, else the last one that changed something. */
interface Aim {
  step: Step;
  change: Difference;
}

function aimOf(recording: Recording): Aim | null {
  let [found, fallback]: (Aim | null)[] = [null, null];
  for (const { after, before, step } of replayed(recording, stepsOf(recording))) {
    const changes = [...differencesOf(before, after)];
    const change = changes.find(({ path }) => !ASIDE.has(path[0] ?? '')) ?? changes[0];
    if (!change) continue;
    if (isFault(step)) found = { step, change };
    fallback = { step, change };
  }
  return found ?? fallback ?? null;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** @returns the steps at which a test could stop, as lines of a comment */
function outline(recording: Recording, clock: TimeOfDay): string {
  const lines: string[] = [];
  for (const { after, before, step } of replayed(recording, stepsOf(recording))) {
    if (!isFault(step)) continue;
    const [change] = differencesOf(before, after);
    lines.push(
      `//   ${clock.text(step.at)}  #${step.number}  ${step.name}${change ? `  ${pathText(change.path)}` : ''}`,
    );
  }
  return lines.slice(-10).join('\n');
}

/**
 * @param fixture the recording's file, beside the test
 * @returns the source of a test: it replays from a live state to the action in question, and asserts what this program
 *   makes of it now
 * @throws RangeError when no action of the recording changes anything
 */
export function testSkeleton(recording: Recording, fixture: string, clock: TimeOfDay): string {
  const aim = aimOf(recording);
  if (!aim) throw new RangeError('no action of that time changes anything');
  const { change, step } = aim;
  const faults = outline(recording, clock);
  return `import path from 'node:path';
import { valueAt } from '../differences';
import { openRecordingFile } from '../openRecordingFile';
import { stateAfter } from '../steps';

const recording = openRecordingFile(path.join(__dirname, ${quoted(fixture)}));

// What went wrong in it:
${faults || '//   nothing that is marked as an error'}
it(${quoted(`holds after ${step.name}, ${clock.text(step.at)}`)}, () => {
  const state = stateAfter(recording, { load: ${step.load}, number: ${step.number} });
  // What this program makes of it now. Write what it should be.
  expect(valueAt(state, ${quoted(pathText(change.path))})).toEqual(${change.after === undefined ? 'undefined' : JSON.stringify(change.after)});
});
`;
}
