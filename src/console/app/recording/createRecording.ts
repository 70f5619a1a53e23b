import type { Recording, RecordingSaved } from '@/console/ports/ports';
import { faultThrown } from '@/console/recording/marks';
import type { Recorder } from '@/console/recording/recorder';

/** What is downloaded when the recording is kept or asked for. */
export interface OpenRecording {
  save(minutes: number): Promise<RecordingSaved>;
  /** Hands over at once what the recorder recorded or forgot. @throws Error when nothing can be handed over any more */
  handOver(): void;
}

interface Needs {
  recorder: Recorder;
  /** Downloads and opens what keeps the recording. */
  open(): Promise<OpenRecording>;
  /** Removes what this browser keeps, without what keeps it. */
  drop(): void;
}

/** The recording of a browser's tab. What masks and keeps it comes later: login and first chat do without it. */
export function createRecording({ drop, open, recorder }: Needs): Recording {
  let opened: Promise<OpenRecording> | null = null;
  const opening = () =>
    (opened ??= open().catch((fault: unknown) => {
      opened = null;
      throw fault;
    }));
  const keep = () => void opening().catch(() => undefined);
  const handOver = async () => (await opening()).handOver();
  return {
    mark(mark) {
      recorder.mark(mark);
      // Whoever sees an error reloads, and with the page goes what nothing keeps yet.
      if (faultThrown.match(mark)) handOver().catch(() => undefined);
    },
    keep,
    async save(minutes) {
      try {
        return await (await opening()).save(minutes);
      } catch {
        return 'impossible';
      }
    },
    forget(whose) {
      // The recorder tells in its order: what is recorded while the rest is downloaded comes after it, and stays.
      recorder.forget(whose);
      handOver().catch(() => {
        recorder.takeForgotten();
        drop();
      });
    },
  };
}
