import type { Clock, Page } from '@/console/ports/ports';
import type { LoadHead } from '../file/recordingFile';
import { visibilityChanged } from '../marks';
import type { Recorder, Stretch } from '../recorder';
import { patchBetween } from '../statePatch';
import type { SentStretch } from './keeper';
import { createPendingExports, type RecordingFile } from './pendingExports';
import type { RecordingReply, RecordingRequest, RecordingWorker } from './protocol';

/** What was recorded is handed to the worker this often, in ms, and when the page is hidden. */
export const HAND_OVER_MS = 2_000;

/** The page's end of what keeps its recording. */
export interface RecordingLink {
  /** @returns the last `minutes`; null when there is nothing of them. @throws Error when none can be made */
  file(minutes: number, clockOffsetMs: number): Promise<RecordingFile | null>;
  /** Somebody signed in. */
  person(id: string): void;
  /** Hands over at once what was recorded or forgotten. @throws Error when nothing can be handed over any more */
  handOver(): void;
}

export interface LinkNeeds {
  recorder: Recorder;
  clock: Clock;
  page: Pick<Page, 'onVisibility'>;
  /** The id of this tab's recording, for the next load of its page; `kept` is called once something of this one is. */
  tab: { get(): string | null; set(recording: string): void; kept(): void };
  head: LoadHead;
  /** Called with the class of a fault; the console goes on without its recording. */
  onFault(what: string, fault: string): void;
}

/** The plain data in an action, for one that a worker cannot take as it is. */
const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

const noWorker = () => new Error('no worker');

/**
 * Hands what the recorder holds to `worker`, which masks and keeps it, from now on. Where the worker cannot begin, or
 * ends, so does the recording of this load of the page.
 */
export function linkRecorder(worker: RecordingWorker, needs: LinkNeeds): RecordingLink {
  const { clock, head, onFault, page, recorder, tab } = needs;
  const pending = createPendingExports();
  /** The last state that was handed over; the keeper has the same. */
  let last: unknown;
  let recording: string | null = null;
  let isBroken = false;

  function end(what: string, fault: string): void {
    if (isBroken) return;
    isBroken = true;
    last = undefined;
    recorder.stop();
    onFault(what, fault);
    pending.rejectAll(noWorker());
  }

  function post(request: RecordingRequest): void {
    try {
      worker.postMessage(request);
    } catch {
      try {
        worker.postMessage(plain(request));
      } catch (fault) {
        // The worker lacks a state now, so that it would misread what changed since.
        end(request.kind, fault instanceof Error ? fault.name : 'unknown');
      }
    }
  }

  function sent({ entries, first, size, ...rest }: Stretch): SentStretch {
    if (!('base' in rest)) return { entries, first, size };
    const base = patchBetween(last, rest.base);
    last = rest.base;
    return { entries, first, size, base };
  }

  function handOver(): void {
    if (isBroken) return;
    // What the recorder holds came after it forgot.
    const whose = recorder.takeForgotten();
    if (whose !== null) {
      last = undefined;
      post({ kind: 'forget', whose });
    }
    const stretches = recorder.take().map(sent);
    if (stretches.length > 0) post({ kind: 'add', stretches });
  }

  function handOverLater(): void {
    clock.setTimeout(() => {
      if (isBroken) return;
      handOver();
      handOverLater();
    }, HAND_OVER_MS);
  }

  function take(reply: RecordingReply): void {
    switch (reply.kind) {
      case 'begun':
        // Another one needs a state to begin with.
        if (recording !== null && recording !== reply.recording) recorder.beginStretch();
        recording = reply.recording;
        tab.set(recording);
        break;
      case 'kept':
        tab.kept();
        break;
      case 'exported':
        pending.resolve(reply.id, reply.file);
        break;
      case 'failed':
        // Without a beginning every later request fails too.
        if (reply.request === 'begin') end(reply.request, reply.fault);
        else onFault(reply.request, reply.fault);
        if (reply.id !== null) pending.reject(reply.id, new Error(reply.fault));
    }
  }

  worker.onmessage = ({ data }) => {
    if (!isBroken) take(data);
  };
  worker.onerror = () => end('worker', 'error');
  page.onVisibility((visible) => {
    recorder.mark(visibilityChanged({ visible }));
    // After this the page may be discarded, or closed: then it is too late.
    if (!visible) handOver();
  });
  post({ kind: 'begin', recording: tab.get(), head });
  handOver();
  handOverLater();

  return {
    file: (minutes, clockOffsetMs) => {
      handOver();
      if (isBroken) return Promise.reject(noWorker());
      // It ends the file alone: the next state is sent as what changed since `last`, here as in the keeper.
      const now = patchBetween(last, recorder.state());
      return pending.ask((id) => post({ kind: 'export', id, minutes, clockOffsetMs, now }));
    },
    person: (id) => {
      handOver();
      if (isBroken) return;
      post({ kind: 'person', id });
      // If it is another person, all of that is removed: what follows needs a state to begin with.
      recorder.beginStretch();
    },
    handOver: () => {
      handOver();
      if (isBroken) throw noWorker();
    },
  };
}
