/** How the command writes what it found. */
import type { LoadHead, Recording } from '@/console/recording/file/recordingFile';
import { pathText, type Difference } from '../differences';
import { isMark, type Departure, type Replayed, type Step } from '../steps';
import type { TimeOfDay } from '../timeOfDay';
import { valueText } from '../valueText';

/** Of so many changes a line names the paths; of the others it tells the number. */
const PATHS_SHOWN = 6;
const VALUE_CHARS = 160;
const SHORT_CHARS = 80;
const NAME_CHARS = 28;

/** @returns what an action changed, or, for a mark, what it tells */
function told({ action }: Step, changes: readonly Difference[]): string {
  if (isMark({ action }) && changes.length === 0) {
    const { payload } = action as { payload?: unknown };
    return valueText(payload, VALUE_CHARS);
  }
  const paths = changes.slice(0, PATHS_SHOWN).map(({ path }) => pathText(path) || 'everything');
  const more = changes.length - paths.length;
  return [...paths, ...(more > 0 ? [`and ${more} more`] : [])].join(', ') || 'no change';
}

/** @returns `14:32:07.412  #3121  sendMessage ✗ 409  outbox.entries.0.status` */
export const stepLine = (
  { step, thrown }: Pick<Replayed, 'step' | 'thrown'>,
  changes: readonly Difference[],
  clock: TimeOfDay,
): string =>
  [
    clock.text(step.at),
    `#${step.number}`.padEnd(6),
    step.name.padEnd(NAME_CHARS),
    thrown ? `threw ${thrown.name}: ${thrown.message}` : told(step, changes),
  ].join('  ');

/** @returns what an action was given, without what RTK Query notes of its call */
function givenTo({ action }: Step): unknown {
  const { meta, payload } = action as {
    meta?: { arg?: { originalArgs?: unknown } };
    payload?: unknown;
  };
  return meta?.arg?.originalArgs ?? payload;
}

/** @returns the lines beneath that of a step: what it was given, and every value that it changed */
export function valueLines(step: Step, changes: readonly Difference[]): string[] {
  const short = (value: unknown) => valueText(value, SHORT_CHARS);
  const given = givenTo(step);
  return [
    ...(given === undefined || isMark(step) ? [] : [`    given ${valueText(given, VALUE_CHARS)}`]),
    ...changes.map(
      ({ after, before, path }) =>
        `    ${pathText(path) || 'everything'}: ${short(before)} → ${short(after)}`,
    ),
  ];
}

/** @returns the line before the first step of a load of the page */
export function loadLine({ segments }: Recording, load: number, clock: TimeOfDay): string {
  const segment = segments[load];
  if (!segment) return '';
  const { entries, first, head } = segment;
  const [from, to] = [entries[0]?.at, entries.at(-1)?.at].map((at) =>
    at === undefined ? '–' : clock.text(at),
  );
  const lost = first > 0 ? `, ${first} before them not kept` : '';
  const { lostLoads } = head;
  const gone = lostLoads > 0 ? `, after ${lostLoads} that were over before anything was kept` : '';
  const { height, width } = head.viewport;
  return `── load ${load + 1} of ${segments.length}${gone}: ${entries.length} actions from ${from} to ${to}${lost} · ${programOf(head)} · ${width} × ${height} px · ${head.userAgent}`;
}

/** @returns which program made it: `Balcão 0.1.0 (commit 1a2b3c)` */
const programOf = ({ commit, version }: LoadHead) => `Balcão ${version} (commit ${commit})`;

/** This program, as a recording names the one that made it. */
export type Program = Pick<LoadHead, 'version' | 'commit'>;

/** @returns a warning for each program that made a part of the recording, and is another one */
export function otherPrograms({ segments }: Recording, here: Program): string[] {
  const others = segments.filter(
    ({ head }) => head.commit !== here.commit || head.version !== here.version,
  );
  return [...new Set(others.map(({ head }) => programOf(head)))].map(
    (other) =>
      `warning: made by ${other}, this is ${here.version} (commit ${here.commit}). --check tells whether it replays to the same states; a checkout of that commit does.`,
  );
}

/** @returns what is said of a load of the page that this program replays to another state */
export function departureLines(
  { difference: { after, before, path }, from, to }: Departure,
  steps: readonly Step[],
  clock: TimeOfDay,
): string[] {
  const [first, last] = [steps[from], steps[to - 1]];
  const where =
    first && last
      ? `between #${first.number} (${clock.text(first.at)}) and #${last.number} (${clock.text(last.at)})`
      : 'before the first action';
  return [
    `differs at ${pathText(path) || 'the whole state'}, ${where}`,
    `  live:    ${valueText(before, VALUE_CHARS)}`,
    `  replay:  ${valueText(after, VALUE_CHARS)}`,
  ];
}
