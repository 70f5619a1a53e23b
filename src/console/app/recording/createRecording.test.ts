import { createRecorder } from '@/console/recording/recorder';
import { settle } from '@/testing/consoleSession';
import { createRecording, type OpenRecording } from './createRecording';

/** A recording whose second part may not be there to be downloaded. */
function page({ isThere = true }: { isThere?: boolean } = {}) {
  const recorder = createRecorder(() => 0);
  const seen: string[] = [];
  const world = { isThere };
  const opened: OpenRecording = {
    save: (minutes) => {
      seen.push(`save ${minutes}`);
      return Promise.resolve('saved');
    },
    forget: (whose) => void seen.push(`forget ${whose}`),
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
    const { recording, seen } = page({ isThere: false });
    recording.forget('all');
    await settle();
    expect(seen).toEqual(['open', 'drop']);
  });
});
