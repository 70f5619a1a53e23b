/** What main.tsx gets for its recorder and its recording in the console that recorder.ts compares with: nothing is recorded. */
import type { Recording } from '@/console/ports/ports';
import type { Recorder } from '@/console/recording/recorder';

export const createRecorder = (): Recorder => ({
  enhancer: (createStore) => createStore,
  mark: () => undefined,
  state: () => undefined,
  take: () => [],
  forget: () => undefined,
  beginStretch: () => undefined,
  takeForgotten: () => null,
  stop: () => undefined,
});

export const createRecording = (): Recording => ({
  mark: () => undefined,
  keep: () => undefined,
  save: () => Promise.resolve('empty'),
  forget: () => undefined,
});
