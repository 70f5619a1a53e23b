import { legacy_createStore } from '@reduxjs/toolkit';
import { readRecording } from '@/console/recording/file/recordingFile';
import { linkRecorder } from '@/console/recording/keeping/recordingLink';
import { faultThrown } from '@/console/recording/marks';
import { createRecorder } from '@/console/recording/recorder';
import { buildLoadHead } from '@/testing/builders/loadHead';
import { settle } from '@/testing/consoleSession';
import { createFakeWorld } from '@/testing/fakePorts';
import { recordingBrowser, startInlineRecordingWorker } from '@/testing/inlineRecordingWorker';
import { manualClock } from '@/testing/manualClock';
import { createRecording, type OpenRecording } from './createRecording';

/** A recording whose second part may not be there to be downloaded. */
function page({ isThere = true }: { isThere?: boolean } = {}) {
  const recorder = createRecorder(() => 0);
  const seen: string[] = [];
  const world = { isThere, isBroken: false };
  const opened: OpenRecording = {
    save: (minutes) => {
      seen.push(`save ${minutes}`);
      return Promise.resolve('saved');
    },
    handOver: () => {
      if (world.isBroken) throw new Error('no worker');
      const whose = recorder.takeForgotten();
      seen.push(whose === null ? 'handed over' : `forget ${whose}`);
    },
  };
  const recording = createRecording({
    recorder,
    open: () => {
      seen.push('open');
      return world.isThere ? Promise.resolve(opened) : Promise.reject(new Error('no file'));
    },
    drop: () => void seen.push('drop'),
  });
  return { recorder, recording, seen, world };
}

describe('the recording of a page', () => {
  it('records before what keeps it is there', () => {
    const { recorder, recording, seen } = page();
    recording.mark({ type: 'mark/longTask' });
    expect(recorder.take()).toHaveLength(1);
    expect(seen).toEqual([]);
  });

  it('is kept from an error on, wherever that is, and handed over at once', async () => {
    const { recording, seen } = page();
    const fault = {
      place: 'page',
      errorName: '',
      errorText: '',
      stack: '',
      components: null,
    } as const;
    recording.mark(faultThrown(fault));
    expect(seen).toEqual(['open']);
    await settle();
    recording.mark(faultThrown(fault));
    await settle();
    expect(seen).toEqual(['open', 'handed over', 'handed over']);
  });

  it('downloads what keeps it once, when it is first needed', async () => {
    const { recording, seen } = page();
    recording.keep();
    expect(await recording.save(5)).toBe('saved');
    expect(await recording.save(20)).toBe('saved');
    expect(seen).toEqual(['open', 'save 5', 'save 20']);
  });

  it('says that it is impossible where it cannot be downloaded, and tries again', async () => {
    const { recording, seen, world } = page({ isThere: false });
    recording.keep();
    await settle();
    expect(await recording.save(5)).toBe('impossible');
    world.isThere = true;
    expect(await recording.save(5)).toBe('saved');
    expect(seen).toEqual(['open', 'open', 'open', 'save 5']);
  });

  it('lets go at once of what it holds, and removes what is kept', async () => {
    const { recorder, recording, seen } = page();
    recording.mark({ type: 'mark/longTask' });
    recording.forget('own');
    expect(recorder.take()).toEqual([]);
    await settle();
    expect(seen).toEqual(['open', 'forget own']);
  });

  it('removes what is kept also where nothing can be downloaded', async () => {
    const { recorder, recording, seen } = page({ isThere: false });
    recording.forget('all');
    await settle();
    expect(seen).toEqual(['open', 'drop']);
    // It is done: what other tabs keep from now on stays.
    expect(recorder.takeForgotten()).toBeNull();
  });

  it('removes what is kept also where nothing can be said to what keeps it', async () => {
    const { recorder, recording, seen, world } = page();
    world.isBroken = true;
    recording.forget('own');
    await settle();
    expect(seen).toEqual(['open', 'drop']);
    expect(recorder.takeForgotten()).toBeNull();
  });

  it('keeps what happened after it was forgotten, while what keeps it was downloaded', async () => {
    const browser = recordingBrowser();
    const clock = manualClock();
    const recorder = createRecorder(() => clock.now());
    legacy_createStore(() => ({ count: 0 }), recorder.enhancer as never);
    const { worker } = startInlineRecordingWorker(browser, () => clock.now());
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let text: string | undefined;
    const recording = createRecording({
      recorder,
      open: async () => {
        await arrived;
        const { page } = createFakeWorld().ports;
        const tab = { get: () => null, set: () => undefined, kept: () => undefined };
        const onFault = () => undefined;
        const head = buildLoadHead();
        const link = linkRecorder(worker, { recorder, clock, page, tab, head, onFault });
        link.person('ana');
        const save = async (minutes: number): Promise<'saved'> => {
          text = await (await link.file(minutes, 0))?.content.text();
          return 'saved';
        };
        return { save, handOver: () => link.handOver() };
      },
      drop: () => undefined,
    });
    recording.keep();
    recording.mark({ type: 'mark/longTask', payload: { ms: 1 } });
    recording.forget('all');
    recording.mark({ type: 'mark/longTask', payload: { ms: 2 } });
    const saved = recording.save(5);
    arrive();
    await settle();
    recording.mark({ type: 'mark/longTask', payload: { ms: 3 } });
    await saved;
    await recording.save(5);
    const { segments } = readRecording(text ?? '');
    expect(segments.map(({ entries }) => entries.map(({ action }) => action['payload']))).toEqual([
      [{ ms: 2 }, { ms: 3 }],
    ]);
  });
});
