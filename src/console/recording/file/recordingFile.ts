import * as v from 'valibot';
import type { EpochMs } from '@/contract/wire';
import type { Patch } from '../statePatch';
import type { Entry } from '../recorder';
import { withUndefinedFields } from './undefinedFields';

/** What was known of a load of the page beside what happened in it. */
export interface LoadHead {
  /** The product's version, the build's time and the commit that it was made of. */
  version: string;
  build: string;
  commit: string;
  timeZone: string;
  userAgent: string;
  /** In px. */
  viewport: { width: number; height: number };
  loadedAt: EpochMs;
  /** Of the host's configuration, masked. Files of earlier builds have none. */
  summaryAdminIds: string[];
  /** So many loads of the page came right before this one of which nothing was kept: each was over too soon. */
  lostLoads: number;
}

/**
 * A state of the live console, as it was before the entry of that number. The newest segment ends with one that has the
 * number after its last entry: the state when the recording was exported.
 */
export interface Checkpoint {
  entry: number;
  /** What changed since the checkpoint before, or since the base. */
  patch: Patch;
}

/** One load of the page: what was recorded of it, masked. */
export interface Segment {
  head: LoadHead;
  /** The number of the first entry: so many have fallen out before it. */
  first: number;
  /** The state before the first entry. */
  base: unknown;
  entries: Entry[];
  checkpoints: Checkpoint[];
}

/** A recording as it is exported: the loads of one tab's page, the oldest first, at least one. */
export interface Recording {
  madeAt: EpochMs;
  /** The server's clock minus the browser's, in ms. */
  clockOffsetMs: number;
  segments: Segment[];
}

/** Raised when the form of the file changes in a way that older readers cannot read. */
export const FORMAT = 1;

/** A file that is no recording, with what is wrong in plain words. */
export class RecordingError extends Error {
  override name = 'RecordingError';
}

const actionFields = {
  action: v.looseObject({ type: v.string() }),
  undefinedFields: v.optional(v.array(v.array(v.string())), []),
};
const entrySchema = v.pipe(
  v.object({ at: v.number(), ...actionFields }),
  v.transform(({ action, at, undefinedFields: absent }): Entry => ({
    at,
    action: withUndefinedFields(action, absent),
  })),
);
const headSchema = v.object({
  version: v.string(),
  build: v.string(),
  commit: v.string(),
  timeZone: v.string(),
  userAgent: v.string(),
  viewport: v.object({ width: v.number(), height: v.number() }),
  loadedAt: v.number(),
  summaryAdminIds: v.optional(v.array(v.string()), []),
  lostLoads: v.optional(v.number(), 0),
});
/** Where a recording begins with the page, it has no state to begin with. */
const stateSchema = v.optional(v.looseObject({}));
const patchSchema = v.custom<Patch>(
  (input) =>
    typeof input === 'object' &&
    input !== null &&
    ('value' in input || 'fields' in input || 'items' in input),
);
const checkpointSchema = v.object({ entry: v.number(), patch: patchSchema });
const segmentSchema = v.object({
  head: headSchema,
  first: v.number(),
  base: stateSchema,
  entries: v.array(entrySchema),
  checkpoints: v.array(checkpointSchema),
});
const fileSchema = v.object({
  actionsById: v.record(v.string(), v.object({ ...actionFields, timestamp: v.number() })),
  stagedActionIds: v.array(v.number()),
  committedState: stateSchema,
  balcao: v.object({
    format: v.number(),
    madeAt: v.number(),
    clockOffsetMs: v.number(),
    segment: v.number(),
    head: headSchema,
    first: v.number(),
    checkpoints: v.array(checkpointSchema),
    others: v.array(segmentSchema),
  }),
});

type File = v.InferOutput<typeof fileSchema>;

function entriesOf({ actionsById, stagedActionIds }: File): Entry[] {
  return stagedActionIds.slice(1).map((id) => {
    const held = actionsById[id];
    if (!held) throw new RecordingError(`action ${id} is missing`);
    return { at: held.timestamp, action: withUndefinedFields(held.action, held.undefinedFields) };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RecordingError(
      text.startsWith('{') ? 'it ends too soon: it may have been cut off' : 'it is no JSON',
    );
  }
}

/**
 * Reads what `writeRecording` wrote.
 *
 * @throws RecordingError when the text is no recording, or of a later form than this program knows
 */
export function readRecording(text: string): Recording {
  const json = parsed(text);
  const { balcao: ours } = (json ?? {}) as { balcao?: { format?: unknown } };
  if (ours === undefined)
    throw new RecordingError('it has no key "balcao": it was not exported by Balcão');
  if (typeof ours.format === 'number' && ours.format > FORMAT) {
    throw new RecordingError(`it has format ${ours.format}, this program reads up to ${FORMAT}`);
  }
  const result = v.safeParse(fileSchema, json);
  if (!result.success) {
    throw new RecordingError(
      `it cannot be read at ${v.getDotPath(result.issues[0]) ?? 'its root'}`,
    );
  }
  const { balcao, committedState } = result.output;
  const { checkpoints, clockOffsetMs, first, head, madeAt, others, segment } = balcao;
  const chosen = {
    head,
    first,
    base: committedState,
    entries: entriesOf(result.output),
    checkpoints,
  };
  const rest = others.map((other) => ({
    ...other,
    base: other.base,
    entries: other.entries,
  }));
  return { madeAt, clockOffsetMs, segments: rest.toSpliced(segment, 0, chosen) };
}

/** @returns a recording's name: `balcao-2026-11-25-1432.json`, in the browser's own time */
export function recordingName(madeAt: EpochMs): string {
  const time = new Date(madeAt);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `balcao-${day}-${two(time.getHours())}${two(time.getMinutes())}.json`;
}
