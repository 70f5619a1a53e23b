import type { EpochMs } from '@/contract/wire';
import type { LoadHead } from '../file/recordingFile';
import { writtenEntry, writtenState, type WrittenRecording } from '../file/writtenRecording';
import { createMask, type Mask } from '../masking/mask';
import { LIMITS, type Entry, type Limits } from '../recorder';
import { patchBetween, patched, type Patch } from '../statePatch';
import { digestOf, maskingBytes, newKey } from './keys';
import type { Whose } from '@/console/ports/ports';
import type { Base, PieceHead, PieceStore, RecordingRow } from './pieceStore';
import { segmentsOf } from './segmentsOf';

/** A stretch of the recorder as it is sent: its base as what changed since the state that was sent before. */
export interface SentStretch {
  first: number;
  base?: Patch;
  entries: Entry[];
  size: number;
}

/** A recording that nobody touched for this long is removed. */
export const KEPT_MS = 24 * 60 * 60_000;
/** Every so many stretches the whole state is written. */
const STRETCHES_PER_KEY = 10;
/** When a recording was last written is written down this often, at most. */
const TOUCH_MS = 60_000;

/** Masks what was recorded in one tab, and keeps it across loads of the page. Its calls must not overlap. */
export interface Keeper {
  /**
   * Begins a load of the page, in the recording of that id if there is one.
   * @returns the id of the recording
   */
  begin(wanted: string | null, head: LoadHead): Promise<string>;
  /** @returns the id of the recording, which is another one when another tab has removed it meanwhile */
  add(stretches: readonly SentStretch[]): Promise<string>;
  /**
   * Says who signed in. If it is somebody else than before, everything is removed.
   * @returns the id of the recording, which is another one then
   */
  person(id: string): Promise<string>;
  /**
   * Removes this tab's recording, or those of all tabs of this browser, and begins anew.
   * @returns the id of the new recording
   */
  forget(whose: Whose): Promise<string>;
  /**
   * @param present the state at this moment, as what changed since the state that was sent last
   * @returns the last `minutes` of the recording; null when there is nothing of them
   */
  recent(minutes: number, clockOffsetMs: number, present: Patch): Promise<WrittenRecording | null>;
}

/** The recording that is being written. */
interface Current {
  row: RecordingRow;
  mask: Mask;
  load: number;
  head: LoadHead;
  /** Of all its pieces, the oldest first. */
  index: PieceHead[];
}

/** @returns the facts of a load, none of which says who somebody is */
const maskedHead = (mask: Mask, head: LoadHead): LoadHead => ({
  ...head,
  summaryAdminIds: mask(head.summaryAdminIds) as string[],
});

/** @returns how many of the oldest pieces are more than is kept, so that what stays begins with a whole state */
function countOver(index: readonly PieceHead[], limits: Limits): number {
  const newest = index.at(-1);
  if (!newest) return 0;
  let [count, size, over] = [0, 0, 0];
  for (let at = index.length - 1; at > 0; at -= 1) {
    const piece = index[at];
    if (!piece) break;
    count += piece.count;
    size += piece.size;
    const before = index[at - 1];
    const isEnough =
      count >= limits.entries ||
      size >= limits.bytes ||
      (before !== undefined && newest.at - before.at > limits.ageMs);
    if (isEnough && piece.isKey) {
      over = at;
      break;
    }
  }
  return over;
}

/**
 * @param now the browser's time
 * @param newId makes an id that no other tab has
 */
export function createKeeper(
  store: PieceStore,
  now: () => EpochMs,
  newId: () => string,
  limits: Limits = LIMITS,
): Keeper {
  let current: Current | null = null;
  /** The last state that was sent, which the page holds as well, and the same masked. */
  let clear: unknown;
  let masked: unknown;
  /** Stretches since a whole state was written. */
  let sinceKey = 0;
  /** What comes before the next state cannot be replayed. Until then, no piece reaches up to the present. */
  let isWaiting = true;

  function running(): Current {
    if (!current) throw new Error('no load of the page has begun');
    return current;
  }

  async function open(row: RecordingRow, head: LoadHead): Promise<void> {
    const loads = await store.loads(row.id);
    const load = Math.max(0, ...loads.map((each) => each.load)) + 1;
    await store.putRecording({ ...row, touchedAt: now() });
    const index = (await store.pieces(row.id)).map(
      ({ at, count, first, isKey, load: of, size }): PieceHead => ({
        load: of,
        first,
        count,
        size,
        at,
        isKey,
      }),
    );
    const mask = createMask(await maskingBytes(row.key));
    await store.putLoad({ recording: row.id, load, head: maskedHead(mask, head) });
    current = { row: { ...row, touchedAt: now() }, mask, load, head, index };
  }

  const freshRow = async (): Promise<RecordingRow> => ({
    id: newId(),
    key: await newKey(),
    touchedAt: now(),
  });

  function maskedBase(mask: Mask): Base {
    const before = masked;
    masked = mask(clear);
    const isKey = isWaiting || sinceKey >= STRETCHES_PER_KEY;
    sinceKey = isKey ? 1 : sinceKey + 1;
    return {
      ...(!isWaiting && { patch: JSON.stringify(patchBetween(before, masked)) }),
      ...(isKey && { whole: { state: writtenState(masked) } }),
    };
  }

  async function prune({ index, row }: Current): Promise<void> {
    const over = countOver(index, limits);
    const first = index[over];
    if (over === 0 || !first) return;
    await store.removePiecesBefore(row.id, first.load, first.first);
    index.splice(0, over);
  }

  async function addOne({ base: sent, entries, first, size }: SentStretch): Promise<void> {
    const { index, load, mask, row } = running();
    // Whatever becomes of the piece: the next state is sent as what changed since this one.
    if (sent) clear = patched(clear, sent);
    else if (isWaiting) return;
    try {
      const base = sent ? maskedBase(mask) : null;
      const piece: PieceHead = {
        load,
        first,
        count: entries.length,
        size,
        at: entries.at(-1)?.at ?? now(),
        isKey: base?.whole !== undefined,
      };
      await store.putPiece({
        ...piece,
        recording: row.id,
        base,
        entries: entries.map(({ action, at }) =>
          writtenEntry({ at, action: mask(action) as Entry['action'] }),
        ),
      });
      index.push(piece);
      isWaiting = false;
    } catch (fault) {
      // A recording with a hole cannot be replayed, so it goes on with the next state.
      isWaiting = true;
      throw fault;
    }
  }

  /** @throws the first fault, after all were tried */
  async function addAll(stretches: readonly SentStretch[]): Promise<void> {
    const tried: Promise<void>[] = [];
    for (const stretch of stretches) {
      const added = addOne(stretch);
      tried.push(added);
      await Promise.allSettled([added]);
    }
    await Promise.all(tried);
  }

  async function touch(): Promise<void> {
    const { row } = running();
    if (now() - row.touchedAt < TOUCH_MS) return;
    row.touchedAt = now();
    await store.putRecording({ ...row });
    await removeOld();
  }

  /** Removes, and begins another recording with the next state. */
  const renew = async (whose: Whose): Promise<string> => {
    isWaiting = true;
    await (whose === 'all' ? store.clear() : store.removeRecording(running().row.id));
    await open(await freshRow(), running().head);
    return running().row.id;
  };

  /** Another tab may have removed all: what is written without its row would never be found again, nor removed. */
  async function renewIfRemoved(): Promise<void> {
    const rows = await store.recordings();
    if (!rows.some(({ id }) => id === running().row.id)) await renew('own');
  }

  /** @returns the recordings that stay */
  async function removeOld(): Promise<RecordingRow[]> {
    const rows = await store.recordings();
    const isOld = ({ touchedAt }: RecordingRow) => now() - touchedAt > KEPT_MS;
    for (const { id } of rows.filter(isOld)) await store.removeRecording(id);
    return rows.filter((row) => !isOld(row));
  }

  return {
    async begin(wanted, head) {
      const row = (await removeOld()).find((each) => each.id === wanted);
      await open(row ?? (await freshRow()), head);
      return running().row.id;
    },
    async add(stretches) {
      await renewIfRemoved();
      await addAll(stretches);
      await prune(running());
      await touch();
      return running().row.id;
    },
    async person(id) {
      const owner = await store.owner();
      const key = owner?.key ?? (await newKey());
      const digest = await digestOf(key, id);
      if (owner?.digest === digest) return running().row.id;
      const recording = owner ? await renew('all') : running().row.id;
      await store.putOwner({ key, digest });
      return recording;
    },
    forget(whose) {
      // The page lets go of the last state, too.
      [clear, masked] = [undefined, undefined];
      return renew(whose);
    },
    async recent(minutes, clockOffsetMs, present) {
      const { load, mask, row } = running();
      const state = mask(patched(clear, present));
      const end = isWaiting ? null : { load, patch: JSON.stringify(patchBetween(masked, state)) };
      const madeAt = now();
      const since = madeAt - Math.min(minutes * 60_000, limits.ageMs);
      const [loads, pieces] = await Promise.all([store.loads(row.id), store.pieces(row.id)]);
      const segments = segmentsOf(loads, pieces, since, end);
      return segments.length === 0 ? null : { madeAt, clockOffsetMs, segments };
    },
  };
}
