import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NOTICE_KEYS, NOTICE_PREFIXES } from './noticeKeys';

const CONSOLE = path.join(__dirname, '../..');

/** The calls that show a toast, as they are written. */
const calls = ['app', 'features', 'shared']
  .flatMap((room) =>
    readdirSync(path.join(CONSOLE, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(room, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) => readFileSync(path.join(CONSOLE, file), 'utf8').split('notify(').slice(1))
  .map((rest) => rest.slice(0, rest.indexOf('})')));

it("knows every key of a toast that is written in the toast's call", () => {
  const keys = calls.flatMap((call) => /key: '(\w+)'/.exec(call)?.[1] ?? []);
  expect(keys).toContain('loginFailed');
  expect(keys.filter((key) => !NOTICE_KEYS.includes(key))).toEqual([]);
  const prefixes = calls.flatMap((call) => /key: `(\w+):/.exec(call)?.[1] ?? []);
  expect(prefixes).toContain('ended');
  expect(prefixes.filter((prefix) => !NOTICE_PREFIXES.includes(prefix))).toEqual([]);
});
