import type { EpochMs } from '@/contract/wire';
import type { Entry } from '../recorder';
import { FORMAT, type Checkpoint, type Recording, type Segment } from './recordingFile';
import { undefinedFields } from './undefinedFields';

/**
 * An entry as it stands in a file. It is written when it is kept, little by little, so that an export has only to join
 * what is written.
 */
export interface WrittenEntry {
  at: EpochMs;
  /** What a file says of it beside its time: `"action":{…}`. */
  json: string;
}

/** A state as JSON; undefined where there is none, as before the store was made. */
export type WrittenState = string | undefined;

/** A segment whose parts are JSON already. */
export interface WrittenSegment extends Pick<Segment, 'head' | 'first'> {
  base: WrittenState;
  entries: WrittenEntry[];
  checkpoints: (Pick<Checkpoint, 'entry'> & { patch: string })[];
}

export interface WrittenRecording extends Omit<Recording, 'segments'> {
  segments: WrittenSegment[];
}

/** @returns a state's JSON */
export const writtenState = (state: unknown): WrittenState => JSON.stringify(state);

/** A text in its parts: a browser makes a file of them faster than of the whole. */
type Parts = readonly string[];

/** @returns the items, which are JSON already, with what stands around them */
const joinItems = (open: string, items: Parts, close: string): Parts => [
  open,
  ...items.map((item, at) => (at === 0 ? item : `,${item}`)),
  close,
];

/** @returns the fields, which are JSON already, as an object; those that are undefined are left out, as JSON does */
function joinFields(fields: Readonly<Record<string, string | Parts | undefined>>): Parts {
  const written = Object.entries(fields).filter(([, json]) => json !== undefined);
  return [
    '{',
    ...written.flatMap(([name, json = ''], at) => [
      `${at === 0 ? '' : ','}${JSON.stringify(name)}:`,
      ...(typeof json === 'string' ? [json] : json),
    ]),
    '}',
  ];
}

/** @returns the entry as it is written: DevTools passes over the key that it does not know */
export function writtenEntry({ action, at }: Entry): WrittenEntry {
  const absent = undefinedFields(action);
  const fields = { action, ...(absent.length > 0 && { undefinedFields: absent }) };
  return { at, json: JSON.stringify(fields).slice(1, -1) };
}

function writtenSegment({ base, checkpoints, entries, ...rest }: Segment): WrittenSegment {
  return {
    ...rest,
    base: writtenState(base),
    entries: entries.map(writtenEntry),
    checkpoints: checkpoints.map(({ entry, patch }) => ({ entry, patch: JSON.stringify(patch) })),
  };
}

const INIT = { type: '@@INIT' };

/** @returns the fields of a segment as Redux DevTools imports it: the base, and the actions with their times */
function lifted({ base, entries, head }: WrittenSegment) {
  const init = writtenEntry({ at: entries[0]?.at ?? head.loadedAt, action: INIT });
  const actions = [init, ...entries].map(
    ({ at, json }, id) => `"${id}":{"type":"PERFORM_ACTION","timestamp":${at},${json}}`,
  );
  return {
    actionsById: joinItems('{', actions, '}'),
    nextActionId: `${actions.length}`,
    stagedActionIds: JSON.stringify(actions.map((_action, id) => id)),
    skippedActionIds: '[]',
    committedState: base,
    currentStateIndex: `${actions.length - 1}`,
    // DevTools reduces them anew: a file with every state would be a hundred times as large.
    computedStates: '[]',
    isLocked: 'false',
    isPaused: 'false',
  };
}

const joinCheckpoints = (checkpoints: WrittenSegment['checkpoints']) =>
  joinItems(
    '[',
    checkpoints.map(({ entry, patch }) => `{"entry":${entry},"patch":${patch}}`),
    ']',
  );

/** @returns a segment that is not for DevTools */
const joinSegment = ({ base, checkpoints, entries, first, head }: WrittenSegment) =>
  joinFields({
    head: JSON.stringify(head),
    first: `${first}`,
    base,
    checkpoints: joinCheckpoints(checkpoints),
    entries: joinItems(
      '[',
      entries.map(({ at, json }) => `{"at":${at},${json}}`),
      ']',
    ),
  });

/**
 * Joins what is written: to a file that Redux DevTools imports as it is (one segment: the newest), with what it does not
 * know under one key of ours.
 *
 * @param index the segment for DevTools; the newest by default
 * @returns the parts of its JSON, in order
 */
export function joinRecording(
  { clockOffsetMs, madeAt, segments }: WrittenRecording,
  index = segments.length - 1,
): string[] {
  const chosen = segments[index];
  if (!chosen) throw new RangeError(`no segment ${index}`);
  const others = segments.filter((segment) => segment !== chosen);
  return [
    ...joinFields({
      ...lifted(chosen),
      balcao: joinFields({
        format: `${FORMAT}`,
        madeAt: `${madeAt}`,
        clockOffsetMs: `${clockOffsetMs}`,
        segment: `${index}`,
        head: JSON.stringify(chosen.head),
        first: `${chosen.first}`,
        checkpoints: joinCheckpoints(chosen.checkpoints),
        others: joinItems(
          '[',
          others.map((segment) => joinSegment(segment).join('')),
          ']',
        ),
      }),
    }),
  ];
}

/** @returns a recording's file, as `joinRecording` makes it */
export const writeRecording = (recording: Recording, index?: number): string =>
  joinRecording({ ...recording, segments: recording.segments.map(writtenSegment) }, index).join('');
