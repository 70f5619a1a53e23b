import { parseArgs } from 'node:util';

/** What `npm run replay` was asked for. */
export interface Options {
  file: string;
  from: string | undefined;
  to: string | undefined;
  only: RegExp | undefined;
  state: string | undefined;
  segment: number | undefined;
  /** Whether the list tells what each action was given and each value before and after. */
  values: boolean;
  does: 'list' | 'json' | 'check' | 'test' | 'devtools';
  /** Where to write: the folder of the test, or the file for DevTools. */
  out: string | undefined;
}

export const USAGE = `npm run replay -- FILE                   every action of a recording: time, number, name, what it changed
  --at 14:32            of that minute; 14:32:07 of that second
  --from 14:31 --to 14:33:20
  --only PATTERN        whose name or changed path holds it (a regular expression, in any case)
  --segment N           of that load of the page alone; the oldest is 1
  --state PATH          the value at that path of the state, and each one that it becomes
  --values              beneath each action what it was given, and each value before and after
  --json                a JSON object a line, with the values before and after
  --check               compares the states with those that were live; ends with 1 where this program makes others
  --to-test             writes the skeleton of a test that begins at a live state and ends at an assertion, with its
                        recording cut to the time asked for; --only and --state say what it is about;
                        --out FOLDER (src/replay/recordings)
  --devtools            writes the load --segment (the newest) as a file for Redux DevTools; --out NEWFILE`;

/** The command was not understood, in plain words. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const FLAGS = {
  at: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  only: { type: 'string' },
  state: { type: 'string' },
  segment: { type: 'string' },
  out: { type: 'string' },
  values: { type: 'boolean' },
  json: { type: 'boolean' },
  check: { type: 'boolean' },
  'to-test': { type: 'boolean' },
  devtools: { type: 'boolean' },
} as const;

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: FLAGS, allowPositionals: true });
  } catch (fault) {
    // Node names the option, and says what is wrong with it.
    throw new UsageError((fault as Error).message);
  }
}

function patternOf(text: string): RegExp {
  try {
    return new RegExp(text, 'iu');
  } catch {
    throw new UsageError(`--only "${text}" is no regular expression`);
  }
}

function segmentOf(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--segment "${text}" is no number from 1 on`);
  return number - 1;
}

/** @throws UsageError */
export function readOptions(words: readonly string[]): Options {
  const { positionals, values } = parsed(words);
  const [file, ...more] = positionals;
  if (file === undefined) throw new UsageError('which file?');
  if (more.length > 0) throw new UsageError(`one file at a time: "${more.join(' ')}" is too much`);
  const { at, check, devtools, from = at, json, only, out, segment, state, to = at } = values;
  const asked = [
    ...(json ? (['json'] as const) : []),
    ...(check ? (['check'] as const) : []),
    ...(values['to-test'] ? (['test'] as const) : []),
    ...(devtools ? (['devtools'] as const) : []),
  ];
  if (asked.length > 1) throw new UsageError('one of --json, --check, --to-test and --devtools');
  return {
    file,
    from,
    to,
    only: only === undefined ? undefined : patternOf(only),
    state,
    segment: segment === undefined ? undefined : segmentOf(segment),
    values: values.values ?? false,
    does: asked[0] ?? 'list',
    out,
  };
}
