import { useCallback, useEffect, useState } from 'react';
import {
  readRecording,
  RecordingError,
  type Recording,
} from '@/console/recording/file/recordingFile';
import type { ReplayStore } from './lifted';
import { unpacked } from './unpacked';

/** A file that is none, or one that the program failed to replay; with the reason in a developer's words. */
export interface OpenFault {
  kind: 'unreadable' | 'notReplayed';
  reason: string;
}

function faultOf(error: unknown): OpenFault {
  if (error instanceof RecordingError) return { kind: 'unreadable', reason: error.message };
  return { kind: 'notReplayed', reason: String(error) };
}

interface OpenedFile {
  state: 'none' | 'opening' | 'open';
  recording: Recording | null;
  /** Why the file that was chosen last is not shown. */
  fault: OpenFault | null;
  open(file: File): Promise<void>;
  /** Opens what was dropped. The page listens itself; this is for what has a window of its own. */
  onDrop(event: DragEvent): void;
  close(): void;
}

/** Waits until the page shows that it works: a long recording takes it some seconds. */
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const textOf = async (file: File): Promise<string> => {
  try {
    return await unpacked(await file.arrayBuffer());
  } catch (error) {
    if (error instanceof RecordingError) throw error;
    throw new RecordingError(String(error));
  }
};

/** Opens the files that a person chooses, or drops anywhere on the page. Nothing leaves the page. */
export function useOpenedFile(replay: ReplayStore): OpenedFile {
  const [held, setHeld] = useState<Pick<OpenedFile, 'state' | 'recording' | 'fault'>>({
    state: 'none',
    recording: null,
    fault: null,
  });
  const open = useCallback(
    async (file: File) => {
      try {
        // Before anything else: a file that was dropped on the screens goes with their window.
        const text = await textOf(file);
        setHeld(({ recording }) => ({ state: 'opening', recording, fault: null }));
        await nextFrame();
        const recording = readRecording(text);
        replay.open(recording);
        setHeld({ state: 'open', recording, fault: null });
      } catch (error) {
        // What was open stays open.
        setHeld(({ recording }) => ({
          state: recording ? 'open' : 'none',
          recording,
          fault: faultOf(error),
        }));
      }
    },
    [replay],
  );
  const onDrop = useCallback(
    (event: DragEvent) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void open(file);
    },
    [open],
  );
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', onDrop);
    };
  }, [onDrop]);
  return {
    ...held,
    open,
    onDrop,
    close: () => {
      replay.close();
      setHeld({ state: 'none', recording: null, fault: null });
    },
  };
}
