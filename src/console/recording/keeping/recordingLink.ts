import type { Clock, Page, Whose } from '@/console/ports/ports';
import type { LoadHead } from '../file/recordingFile';
import { visibilityChanged } from '../marks';
import type { Recorder, Stretch } from '../recorder';
import { patchBetween } from '../statePatch';
import type { SentStretch } from './keeper';
import type { RecordingReply, RecordingWorker } from './protocol';

/** What was recorded is handed to the worker this often, in ms, and when the page is hidden. */
export const HAND_OVER_MS = 2_000;

/** A recording as a file to save. */
interface RecordingFile {
  name: string;
  content: Blob;
}

/** The page's end of what keeps its recording. */
export interface RecordingLink {
  /** @returns the last `minutes`; null when there is nothing of them. @throws Error when none can be made */
  file(minutes: number, clockOffsetMs: number): Promise<RecordingFile | null>;
  /** Somebody signed in. */
  person(id: string): void;
  forget(whose: Whose): void;
}

export interface LinkNeeds {
  recorder: Recorder;
  clock: Clock;
  page: Pick<Page, 'onVisibility'>;
  /** The id of this tab's recording, for the next load of its page. */
  tab: { get(): string | null; set(recording: string): void };
  head: LoadHead;
  /** Called with the class of a fault; the console goes on without its recording. */
  onFault(what: string, fault: string): void;
}

/** The plain data in an action, for one that a worker cannot take as it is. */
const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

/** Hands what the recorder holds to `worker`, which masks and keeps it, from now on. */
export function linkRecorder(worker: RecordingWorker, needs: LinkNeeds): RecordingLink {
  const { clock, head, onFault, page, recorder, tab } = needs;
  const asked = new Map<
    number,
    { resolve(file: RecordingFile | null): void; reject(fault: Error): void }
  >();
  let count = 0;
  /** The last state that was handed over. */
  let last: unknown;
  let isBroken = false;

  function sent({ entries, first, size, ...rest }: Stretch): SentStretch {
    if (!('base' in rest)) return { entries, first, size };
    const base = patchBetween(last, rest.base);
    last = rest.base;
    return { entries, first, size, base };
  }

  function handOver(): void {
    const stretches = recorder.take().map(sent);
    if (stretches.length === 0 || isBroken) return;
    try {
      worker.postMessage({ kind: 'add', stretches });
    } catch {
      worker.postMessage({ kind: 'add', stretches: plain(stretches) });
    }
  }

  function handOverLater(): void {
    clock.setTimeout(() => {
      handOver();
      if (!isBroken) handOverLater();
    }, HAND_OVER_MS);
  }

  function take(reply: RecordingReply): void {
    switch (reply.kind) {
      case 'begun':
        tab.set(reply.recording);
        break;
      case 'exported':
        asked.get(reply.id)?.resolve(reply.file);
        asked.delete(reply.id);
        break;
      case 'failed':
        onFault(reply.request, reply.fault);
        if (reply.id !== null) asked.get(reply.id)?.reject(new Error(reply.fault));
    }
  }

  worker.onmessage = ({ data }) => take(data);
  worker.onerror = () => {
    isBroken = true;
    onFault('worker', 'error');
    for (const { reject } of asked.values()) reject(new Error('no worker'));
    asked.clear();
  };
  page.onVisibility((visible) => {
    recorder.mark(visibilityChanged({ visible }));
    // After this the page may be discarded, or closed: then it is too late.
    if (!visible) handOver();
  });
  worker.postMessage({ kind: 'begin', recording: tab.get(), head });
  handOver();
  handOverLater();

  return {
    file: (minutes, clockOffsetMs) => {
      if (isBroken) return Promise.reject(new Error('no worker'));
      handOver();
      count += 1;
      const id = count;
      return new Promise((resolve, reject) => {
        asked.set(id, { resolve, reject });
        worker.postMessage({ kind: 'export', id, minutes, clockOffsetMs });
      });
    },
    person: (id) => {
      handOver();
      worker.postMessage({ kind: 'person', id });
    },
    forget: (whose) => {
      recorder.forget();
      last = undefined;
      worker.postMessage({ kind: 'forget', whose });
    },
  };
}
