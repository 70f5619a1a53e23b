import { readOptions, UsageError } from './options';

const NOTHING = {
  from: undefined,
  to: undefined,
  only: undefined,
  state: undefined,
  values: false,
  segment: undefined,
  out: undefined,
  does: 'list',
};

it.each([
  ['a.json', { file: 'a.json' }],
  ['a.json --at 14:32', { file: 'a.json', from: '14:32', to: '14:32' }],
  ['a.json --from 14:31 --to 14:33', { file: 'a.json', from: '14:31', to: '14:33' }],
  ['a.json --at 14:31 --to 14:33', { file: 'a.json', from: '14:31', to: '14:33' }],
  ['a.json --only sendMessage', { file: 'a.json', only: /sendMessage/iu }],
  ['a.json --state outbox.entries', { file: 'a.json', state: 'outbox.entries' }],
  ['a.json --segment 2', { file: 'a.json', segment: 1 }],
  ['--json a.json', { file: 'a.json', does: 'json' }],
  ['--check a.json', { file: 'a.json', does: 'check' }],
  ['--to-test a.json --out folder', { file: 'a.json', does: 'test', out: 'folder' }],
  ['--devtools a.json', { file: 'a.json', does: 'devtools' }],
  ['a.json --values', { file: 'a.json', values: true }],
])('reads %s', (words, options) => {
  expect(readOptions(words.split(' '))).toEqual({ ...NOTHING, ...options });
});

it.each([
  ['', 'which file'],
  ['a.json b.json', 'one file at a time: "b.json"'],
  ['a.json --only (', 'no regular expression'],
  ['a.json --segment 0', 'no number from 1 on'],
  ['a.json --segment new', 'no number from 1 on'],
  ['a.json --check --json', 'one of'],
  ['a.json --wrong', "'--wrong'"],
  ['a.json --at', 'at'],
])('refuses "%s", and says why', (words, why) => {
  const read = () => readOptions(words.split(' ').filter(Boolean));
  expect(read).toThrow(UsageError);
  expect(read).toThrow(why);
});
