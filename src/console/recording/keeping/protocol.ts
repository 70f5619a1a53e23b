import type { Whose } from '@/console/ports/ports';
import type { LoadHead } from '../file/recordingFile';
import type { Patch } from '../statePatch';
import type { SentStretch } from './keeper';

/** A request of the page to the worker. They are answered one after the other. */
export type RecordingRequest =
  /** Begins a load of the page, in the recording of that id if no other tab is in it. */
  | { kind: 'begin'; recording: string | null; head: LoadHead }
  | { kind: 'add'; stretches: readonly SentStretch[] }
  /** Somebody signed in. */
  | { kind: 'person'; id: string }
  | { kind: 'forget'; whose: Whose }
  /** `now` is the state at this moment, as what changed since the state that was sent before. */
  | { kind: 'export'; id: number; minutes: number; clockOffsetMs: number; now: Patch };

/** A reply of the worker. */
export type RecordingReply =
  /** The recording that is written from now on. */
  | { kind: 'begun'; recording: string }
  /** Something of this load of the page is kept, for the first time. */
  | { kind: 'kept' }
  /** null: there is nothing of these minutes. */
  | { kind: 'exported'; id: number; file: { name: string; content: Blob } | null }
  /** `request` is the kind of what failed, `fault` the error's class: no error holds data here. */
  | { kind: 'failed'; request: RecordingRequest['kind']; id: number | null; fault: string };

/** The part of a Worker that the page uses. */
export interface RecordingWorker {
  postMessage(request: RecordingRequest): void;
  onmessage: ((event: MessageEvent<RecordingReply>) => void) | null;
  /** Called when the worker's code could not be loaded, or it threw an uncaught error. */
  onerror: ((event: ErrorEvent) => void) | null;
}
