import type { EpochMs } from '@/contract/wire';
import { recordingName } from '../file/recordingFile';
import { joinRecording } from '../file/writtenRecording';
import { createKeeper, type Keeper } from './keeper';
import { createMemoryStore } from './memoryStore';
import type { PieceStore } from './pieceStore';
import type { RecordingReply, RecordingRequest } from './protocol';

/** What the worker has of the browser. */
export interface WorkerWorld {
  now(): EpochMs;
  newId(): string;
  /** @throws the browser's error when it allows no storage. */
  openStore(): Promise<PieceStore>;
  /** Takes a lock for as long as the worker lives. @returns false when another tab has it */
  hold(name: string): Promise<boolean>;
}

/**
 * The work of one tab's worker: it masks and keeps what is recorded.
 *
 * @param reply sends a reply to the page
 * @returns a function that takes the page's requests, and works on one after the other
 */
export function createRecordingHandler(
  { hold, newId, now, openStore }: WorkerWorld,
  reply: (reply: RecordingReply) => void,
): (request: RecordingRequest) => Promise<void> {
  let opened: Promise<Keeper> | null = null;
  let isKept = false;
  const keeper = () =>
    (opened ??= openStore()
      .catch(createMemoryStore)
      .then((store) => createKeeper(store, now, newId)));

  // A tab that was duplicated has the id of the first one. Both would write into one recording.
  const lockOf = (recording: string) => `recording ${recording}`;
  let written: string | null = null;
  async function begun(recording: string): Promise<void> {
    written = recording;
    await hold(lockOf(recording));
    reply({ kind: 'begun', recording });
  }

  async function work(request: RecordingRequest): Promise<void> {
    const keeps = await keeper();
    switch (request.kind) {
      case 'begin': {
        const { head, recording } = request;
        const isFree = recording !== null && (await hold(lockOf(recording)));
        return begun(await keeps.begin(isFree ? recording : null, head));
      }
      case 'add': {
        const recording = await keeps.add(request.stretches);
        if (recording !== written) await begun(recording);
        if (!isKept) reply({ kind: 'kept' });
        isKept = true;
        return;
      }
      case 'person':
        return begun(await keeps.person(request.id));
      case 'forget':
        return begun(await keeps.forget(request.whose));
      case 'export': {
        const recent = await keeps.recent(request.minutes, request.clockOffsetMs, request.now);
        const file = recent && {
          name: recordingName(recent.madeAt),
          content: new Blob(joinRecording(recent), { type: 'application/json' }),
        };
        reply({ kind: 'exported', id: request.id, file });
      }
    }
  }

  let last = Promise.resolve();
  return (request) => {
    last = last.then(async () => {
      try {
        await work(request);
      } catch (error) {
        const fault = error instanceof Error ? error.name : 'unknown';
        const id = request.kind === 'export' ? request.id : null;
        reply({ kind: 'failed', request: request.kind, id, fault });
      }
    });
    return last;
  };
}
