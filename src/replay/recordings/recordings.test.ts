import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Recording } from '@/console/recording/file/recordingFile';
import { openRecordingFile } from '../openRecordingFile';
import { compare, isFault, replayed, stepsOf } from '../steps';

const MAX_BYTES = 100_000;

/** The recordings beside this test, as 'Exportar gravação' saved them (README: how they are renewed). */
const files = readdirSync(__dirname).filter((name) => name.endsWith('.json.gz'));
const fileOf = (name: string) => path.join(__dirname, name);

it('there are two: an agent’s, and an administrator’s over a reload', () => {
  expect(files).toEqual(['administrator.json.gz', 'agent.json.gz']);
});

describe.each(files)('%s', (name) => {
  let recording: Recording;
  beforeAll(() => {
    recording = openRecordingFile(fileOf(name));
  });

  it('is small', () => {
    expect(statSync(fileOf(name)).size).toBeLessThan(MAX_BYTES);
  });

  it('leads to every state that was live, and no action of it fails', () => {
    const steps = stepsOf(recording);
    const thrown = [...replayed(recording, steps)].flatMap((each) => each.thrown ?? []);
    expect(thrown).toEqual([]);
    for (const segment of recording.segments) {
      expect(segment.checkpoints.length).toBeGreaterThan(0);
      expect(compare(segment)).toEqual({ held: segment.checkpoints.length, departure: null });
    }
  });
});

it('an agent serves somebody in hers: accepts, sends, pulls and links, registers', () => {
  const recording = openRecordingFile(fileOf('agent.json.gz'));
  const steps = stepsOf(recording);
  expect(steps.map((step) => step.name)).toEqual(
    expect.arrayContaining([
      'realtime/nova_oferta_conversa',
      'realtime/conversaAceita',
      'sendMessage ✓',
      'pullCoupon ✓',
      'couponLinks/accountLinked',
      'registerPurchase ✓',
    ]),
  );
  expect(steps.filter(isFault)).toEqual([]);
});

it('an administrator sees it from beside, and reloads', () => {
  const { segments } = openRecordingFile(fileOf('administrator.json.gz'));
  expect(segments).toHaveLength(2);
});
