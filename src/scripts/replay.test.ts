import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeRecording } from '@/console/recording/file/writtenRecording';
import { loadTexts } from '@/console/text/texts';
import { openRecordingFile } from '@/replay/openRecordingFile';
import { craftedRecording } from '@/testing/craftedRecording';
import { temporaryProject } from './testing/temporaryProject';

const root = path.resolve(__dirname, '../..');

let folder: string;
beforeAll(async () => {
  await loadTexts('pt-BR');
  const { recording } = await craftedRecording();
  folder = temporaryProject({
    'crafted.json': writeRecording(recording),
    'cut.json': writeRecording(recording).slice(0, -1),
  });
  const packed = gzipSync(writeRecording(recording));
  writeFileSync(path.join(folder, 'cut.gz'), packed.subarray(0, packed.length / 2));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run replay -- …`, as a person in `folder` does. */
function replay(...words: string[]) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'src/scripts/replay.mjs'), ...words],
    { cwd: root, env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8' },
  );
  return { code: status, out: stdout.trimEnd().split('\n'), err: stderr };
}

it('lists a file that is named from where the person is', () => {
  const { code, err, out } = replay('crafted.json', '--at', '14:32');
  expect(code).toBe(0);
  expect(out.length).toBeGreaterThan(20);
  expect(out[1]).toMatch(/^14:32:\d\d\.\d{3} {2}#\d+/);
  expect(err).toContain('warning: made by Balcão 0.1.0 (commit abcdef123456), this is 0.1.0');
});

it('ends with 0 where all states are equal', () => {
  const { code, out } = replay('crafted.json', '--check');
  expect(code).toBe(0);
  expect(out.filter((line) => line.endsWith('live states are equal'))).toHaveLength(2);
});

it('writes a test beside its recording, and never over another one', () => {
  const words = ['--to-test', 'crafted.json', '--at', '14:32', '--out', 'tests'];
  expect(replay(...words).code).toBe(0);
  expect(existsSync(path.join(folder, 'tests/crafted.test.ts'))).toBe(true);
  const cut = openRecordingFile(path.join(folder, 'tests/crafted.json.gz'));
  expect(cut.segments.length).toBeGreaterThan(0);
  const again = replay(...words);
  expect(again.code).toBe(2);
  expect(again.err).toContain('crafted.json.gz is there already');
});

it.each([
  [['cut.json'], 'cut.json is no recording: it ends too soon: it may have been cut off'],
  [['cut.gz'], 'cut.gz is no recording: it is packed with gzip, and damaged or cut off'],
  [['gone.json'], 'gone.json cannot be read: ENOENT'],
  [['crafted.json', '--at', 'ontem'], '"ontem" is no time of day'],
  [['crafted.json', '--at', '16:00'], 'nothing was recorded then: it goes from 14:31:50.250'],
  [['crafted.json', '--wrong'], "Unknown option '--wrong'"],
])('refuses what is no recording in plain words: %j', (words, sentence) => {
  const { code, err } = replay(...words);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
});

it('says how it is used', () => {
  const { code, out } = replay('--help');
  expect([code, out[0]]).toEqual([0, expect.stringContaining('npm run replay -- FILE')]);
});
