import ts from 'typescript';
import { readRecording, type Recording } from '@/console/recording/file/recordingFile';
import { writeRecording } from '@/console/recording/file/writtenRecording';
import { faultThrown } from '@/console/recording/marks';
import { craftedRecording } from '@/testing/craftedRecording';
import { stateAfter, stepsOf } from '../steps';
import { valueAt } from '../differences';
import { readOptions } from './options';
import { CannotDo, replay, type ReplayWorld } from './replay';

let crafted: Recording;
beforeAll(async () => {
  crafted = readRecording(writeRecording((await craftedRecording()).recording));
});

const HERE = { version: '0.1.0', commit: 'abcdef123456' };

function run(words: string, { recording = crafted, here = HERE } = {}) {
  const lines: string[] = [];
  const warnings: string[] = [];
  const files: Record<string, string> = {};
  const world: ReplayWorld = {
    open: () => recording,
    create: (file, text) => void (files[file] = text),
    print: (line) => void lines.push(line),
    warn: (line) => void warnings.push(line),
    here,
  };
  const code = replay(readOptions(`balcao.json ${words}`.trim().split(' ')), world);
  return { code, files, lines, warnings };
}

describe('the list', () => {
  it('has a line for each action, with its time, number, name and what it changed', () => {
    const { lines, warnings } = run('');
    const steps = stepsOf(crafted);
    expect(lines).toHaveLength(steps.length + 2);
    const queued = lines.find((line) => line.includes('outbox/messageQueued'));
    expect(queued).toMatch(
      /^14:3\d:\d\d\.\d{3} {2}#\d+ {2,}outbox\/messageQueued {2,}outbox\.\S+, drafts\.\S+$/,
    );
    expect(lines.find((line) => line.includes('finishAttendance ✗ 409'))).toMatch(
      /finishAttendance ✗ 409 {2,}api\./,
    );
    expect(warnings).toEqual([]);
  });

  it('says of each load of the page when it was, by which program, and how it was seen', () => {
    const loads = run('').lines.filter((line) => line.startsWith('──'));
    expect(loads).toHaveLength(2);
    expect(loads[0]).toMatch(
      /^── load 1 of 2: \d+ actions from 14:31:50\.250 to 14:32:\S+ · Balcão 0\.1\.0 \(commit abcdef123456\) · 1500 × 900 px · a browser$/,
    );
  });

  it('tells what a mark tells', () => {
    expect(run('--only pageLoaded').lines[1]).toContain('"screen":"/dashboard"');
  });

  it('goes on after an action that the reducer throws at, as the console did', () => {
    const [segment, ...rest] = crafted.segments;
    if (!segment) throw new Error('no segment');
    const action = {
      type: 'api/queries/queryResultPatched',
      payload: { queryCacheKey: 'listOwnCoupons({"userId":"ana-7"})' },
    };
    const at = segment.entries.findIndex((entry) => entry.action.type === action.type);
    const entries = segment.entries.toSpliced(at + 1, 0, {
      at: segment.entries[at]?.at ?? 0,
      action,
    });
    const recording = { ...crafted, segments: [{ ...segment, entries }, ...rest] };
    const { lines } = run('', { recording });
    expect(lines).toHaveLength(run('').lines.length + 1);
    expect(lines.find((line) => line.includes('threw'))).toMatch(
      /queryResultPatched {2}threw TypeError: /,
    );
  });

  it('is of the time that is asked for', () => {
    const { lines } = run('--at 14:32');
    expect(lines.length).toBeGreaterThan(20);
    const times = lines.filter((line) => !line.startsWith('──')).map((line) => line.slice(0, 5));
    expect(new Set(times)).toEqual(new Set(['14:32']));
    expect(run('--from 14:31:51 --to 14:31:52').lines.at(-1)).toMatch(/^14:31:52\.750/);
  });

  it('is of the names and paths that are asked for', () => {
    const names = run('--only ^sendmessage').lines.filter((line) => !line.startsWith('──'));
    expect(names.length).toBeGreaterThan(1);
    for (const line of names) expect(line).toMatch(/ {2}sendMessage|outbox/);
    const ofPath = run('--only ^outbox[.] --segment 1').lines;
    expect(ofPath.length).toBeGreaterThan(2);
    for (const line of ofPath.slice(1)) expect(line).toContain('outbox');
    expect(run('--only nobody').warnings).toContainEqual(expect.stringContaining('no action has'));
  });

  it('tells what each action was given, and each value before and after', () => {
    const { lines } = run('--values --only chat/opened|finishAttendance --segment 1');
    const opened = lines.findIndex((line) => line.includes('chat/opened'));
    expect(lines.slice(opened + 1, opened + 3)).toEqual([
      '    given {"chatId":"5511987654321@c.us","unreadCount":2}',
      '    conversations.entries.5511987654321@c.us.conversation.unreadCount: 2 → 0',
    ]);
    // Of a call it is what was asked, not what RTK Query notes of it.
    expect(lines).toContain('    given {"chatId":"5511987654321@c.us"}');
  });

  it('is of one load of the page', () => {
    const { lines } = run('--segment 2');
    expect(lines.filter((line) => line.startsWith('──'))).toHaveLength(1);
    expect(lines[0]).toContain('load 2 of 2');
  });

  it('follows a value of the state', () => {
    const { lines } = run('--state connection.socket --segment 1');
    const values = lines.filter((line) => line.startsWith('connection.socket = '));
    expect(values.length).toBeGreaterThan(4);
    expect(new Set(values.slice(1)).size).toBeGreaterThan(1);
    // Beside each value stands the action that made it.
    expect(lines[lines.indexOf(values[1] ?? '') - 1]).toMatch(/^14:3/);
  });
});

it('gives each action as JSON, with the values before and after', () => {
  const { lines } = run('--json --only draftChanged');
  const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[1]).toMatchObject({
    load: 1,
    name: 'drafts/draftChanged',
    action: { type: 'drafts/draftChanged' },
    time: expect.stringMatching(/^14:3/) as string,
    changes: [{ path: expect.stringMatching(/^drafts/) as string }],
  });
});

describe('the check', () => {
  it('holds for a recording of this program', () => {
    const { code, lines } = run('--check');
    expect(code).toBe(0);
    expect(lines.filter((line) => /^all \d+ live states are equal$/.test(line))).toHaveLength(2);
  });

  it('names the first path that differs, when, and both values', () => {
    const [segment, ...rest] = crafted.segments;
    if (!segment) throw new Error('no segment');
    const entries = segment.entries.map((entry) =>
      entry.action.type === 'outbox/messageQueued' ? { ...entry, action: { type: 'x' } } : entry,
    );
    const recording = { ...crafted, segments: [{ ...segment, entries }, ...rest] };
    const { code, lines } = run('--check', { recording });
    expect(code).toBe(1);
    expect(lines.slice(1, 4)).toEqual([
      expect.stringMatching(
        /^differs at drafts\.\S+, between #\d+ \(14:3\S+\) and #\d+ \(14:3\S+\)$/,
      ),
      '  live:    (absent)',
      expect.stringMatching(/^ {2}replay: {2}"/),
    ]);
  });
});

it('warns of a recording that another program made', () => {
  const { warnings } = run('', { here: { version: '0.2.0', commit: 'fedcba' } });
  expect(warnings).toEqual([
    expect.stringContaining('made by Balcão 0.1.0 (commit abcdef123456), this is 0.2.0'),
  ]);
});

it.each([
  ['--at 16:00', 'nothing was recorded then: it goes from 14:31:50.250 to 14:32:'],
  ['--segment 9', 'there is no load 9, but 2 in all'],
])('says what is there when there is nothing for %s', (words, what) => {
  expect(() => run(words)).toThrow(CannotDo);
  expect(() => run(words)).toThrow(what);
});

describe('the skeleton of a test', () => {
  it('replays its own recording, cut, from a live state to what went wrong', () => {
    const { files } = run('--to-test --at 14:32 --out recordings');
    const [fixture, test] = Object.keys(files);
    expect([fixture, test]).toEqual(['recordings/balcao.json.gz', 'recordings/balcao.test.ts']);
    const source = files['recordings/balcao.test.ts'] ?? '';
    const { diagnostics = [] } = ts.transpileModule(source, { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
    const [, load, number] = /load: (\d+), number: (\d+)/.exec(source) ?? [];
    const [, at, value] = /valueAt\(state, '(.*)'\)\)\.toEqual\((.*)\);/.exec(source) ?? [];
    const cut = readRecording(files['recordings/balcao.json.gz'] ?? '');
    const state = stateAfter(cut, { load: Number(load), number: Number(number) });
    expect(valueAt(state, at ?? '?')).toEqual(JSON.parse(value ?? ''));
  });

  const skeletonOf = (words: string) =>
    run(`--to-test ${words}`).files['src/replay/recordings/balcao.test.ts'];

  it('is about what was asked for, by name and by path', () => {
    const unread = 'conversations.entries.5511987654321@c.us.conversation.unreadCount';
    const byName = skeletonOf('--segment 1 --only offerShown');
    expect(byName).toMatch(/it\('holds after offers\/offerShown, 14:3/);
    expect(byName).toMatch(/valueAt\(state, 'offers\.entities\.\S+\.shown'\)\)\.toEqual\(true\)/);
    const byPath = skeletonOf(`--segment 1 --to 14:31:58 --state ${unread}`);
    expect(byPath).toContain(`valueAt(state, '${unread}')).toEqual(`);
    const both = skeletonOf(`--segment 1 --only chat/opened --state ${unread}`);
    expect(both).toContain('holds after chat/opened');
    expect(both).toContain('// Before it there was: 2\n');
    expect(both).toContain(`valueAt(state, '${unread}')).toEqual(0);`);
    expect(() => run('--to-test --only nobody')).toThrow('no such action changes anything');
  });

  it('is about nothing outside the time that was asked for', () => {
    const refused = run('--only finishAttendance').lines.find((line) => line.includes('✗ 409'));
    const [, time = ''] = /^(\S+)\./.exec(refused ?? '') ?? [];
    const [hours, minutes, seconds] = time.split(':').map(Number);
    const later = [hours, minutes, Number(seconds) + 2]
      .map((each) => String(each).padStart(2, '0'))
      .join(':');
    expect(skeletonOf(`--segment 1 --from ${later}`)).not.toContain('✗ 409');
  });

  it('is about what went wrong, if anything did', () => {
    const { files } = run('--to-test --segment 1');
    expect(files['src/replay/recordings/balcao.test.ts']).toContain('finishAttendance ✗ 409');
  });

  it('is about an error that changed nothing, and looks at what was changed last before it', () => {
    const [segment, ...rest] = crafted.segments;
    const last = segment?.entries.at(-1);
    if (!segment || !last) throw new Error('no entry');
    const action = faultThrown({
      place: 'page',
      errorName: 'TypeError',
      errorText: '',
      stack: '',
      components: null,
    });
    const thrown = { at: last.at, action };
    const entries = [...segment.entries, thrown];
    const recording = { ...crafted, segments: [{ ...segment, checkpoints: [], entries }, ...rest] };
    const { files } = run('--to-test --segment 1', { recording });
    const source = files['src/replay/recordings/balcao.test.ts'] ?? '';
    expect(source).toContain('holds after mark/faultThrown');
    const number = segment.first + entries.length - 1;
    expect(source).toContain(`{ load: 0, number: ${number} }`);
    const [, at, value] = /valueAt\(state, '(.*)'\)\)\.toEqual\((.*)\);/.exec(source) ?? [];
    const cut = readRecording(files['src/replay/recordings/balcao.json.gz'] ?? '');
    const state = stateAfter(cut, { load: 0, number });
    expect(valueAt(state, at ?? '?')).toEqual(JSON.parse(value ?? ''));
  });
});

it('writes one load of the page for Redux DevTools: the newest, or that which is asked for', () => {
  const { files, lines } = run('--devtools');
  expect(lines).toEqual(['balcao-2.json']);
  const count = (text = '') =>
    (JSON.parse(text) as { stagedActionIds: number[] }).stagedActionIds.length - 1;
  expect(count(files['balcao-2.json'])).toBe(crafted.segments[1]?.entries.length);
  const other = run('--devtools --segment 1 --out here.json').files;
  expect(count(other['here.json'])).toBe(crafted.segments[0]?.entries.length);
});
