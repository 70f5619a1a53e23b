/** What keeps the recording and makes a file of it: a download of its own, with a worker of its own. */
import type { EntryPorts } from '@/console/ports/ports';
import { linkRecorder } from '@/console/recording/keeping/recordingLink';
import type { RecordingWorker } from '@/console/recording/keeping/protocol';
import { longTask, windowResized } from '@/console/recording/marks';
import type { Recorder } from '@/console/recording/recorder';
import type { RecordedState } from '@/console/recording/replayReducer';
import type { OpenRecording } from './createRecording';
import { loadHead } from './loadHead';
import { lostLoads, tabRecording } from './tabStorage';

/** An address of a file is given back after this many ms, when the browser has long begun to save it. */
const REVOKE_MS = 60_000;

interface StoreOf<S> {
  getState(): S;
  subscribe(listener: () => void): () => void;
}

const startWorker = (): RecordingWorker =>
  new Worker(
    /* webpackChunkName: "recording-worker" */ new URL(
      '@/console/recording/keeping/recording.worker.ts',
      import.meta.url,
    ),
  );

/** Marks each task during which the page did not respond. Not every browser tells. */
function markLongTasks(recorder: Recorder): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      recorder.mark(longTask({ ms: Math.round(duration) }));
    }
  }).observe({ type: 'longtask' });
}

/** A window that is drawn larger or smaller changes all the while: it is marked once it has rested for so many ms. */
const RESIZED_MS = 300;

function markSizes(recorder: Recorder, { clock }: Pick<EntryPorts, 'clock'>): void {
  let cancel = () => {};
  window.addEventListener('resize', () => {
    cancel();
    cancel = clock.setTimeout(() => {
      const { innerHeight: height, innerWidth: width } = window;
      recorder.mark(windowResized({ width, height }));
    }, RESIZED_MS);
  });
}

function download(name: string, content: Blob, { clock }: Pick<EntryPorts, 'clock'>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  clock.setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
}

/** Keeps what `recorder` holds of `store`, from now on. */
export function openRecording(
  recorder: Recorder,
  store: StoreOf<RecordedState>,
  ports: Pick<EntryPorts, 'clock' | 'config' | 'page' | 'logger'>,
): OpenRecording {
  const link = linkRecorder(startWorker(), {
    recorder,
    clock: ports.clock,
    page: ports.page,
    tab: tabRecording,
    head: loadHead(ports.config, lostLoads()),
    onFault: (what, fault) => ports.logger.warn('recording', `${what} ${fault}`),
  });
  markLongTasks(recorder);
  markSizes(recorder, ports);

  let known: string | null = null;
  const follow = () => {
    const id = store.getState().session.user?.id ?? null;
    if (id !== null && id !== known) link.person(id);
    known = id;
  };
  follow();
  store.subscribe(follow);

  return {
    async save(minutes) {
      const state = store.getState();
      const offset = 'connection' in state ? state.connection.serverOffsetMs : 0;
      const file = await link.file(minutes, offset);
      if (!file) return 'empty';
      download(file.name, file.content, ports);
      return 'saved';
    },
    handOver: () => link.handOver(),
  };
}
