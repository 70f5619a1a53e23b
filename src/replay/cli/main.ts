/** `npm run replay`: the process. */
import { existsSync, mkdirSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { RecordingError } from '@/console/recording/file/recordingFile';
import { openRecordingFile } from '../openRecordingFile';
import { TimeError } from '../window';
import { readOptions, USAGE, UsageError } from './options';
import { CannotDo, replay, type ReplayWorld } from './replay';

/** Lines are written in pieces of so many characters: one by one they would take longer than the replay. */
const PIECE = 1 << 16;

function printer() {
  let waiting = '';
  const flush = () => {
    let bytes = Buffer.from(waiting);
    waiting = '';
    while (bytes.length > 0) {
      try {
        bytes = bytes.subarray(writeSync(1, bytes));
      } catch (fault) {
        // A pipe that is full takes more in a moment.
        if ((fault as NodeJS.ErrnoException).code !== 'EAGAIN') throw fault;
      }
    }
  };
  return {
    flush,
    print: (line: string) => {
      waiting += `${line}\n`;
      if (waiting.length >= PIECE) flush();
    },
  };
}

const warn = (line: string) => void process.stderr.write(`${line}\n`);

function create(file: string, text: string): void {
  if (existsSync(file)) throw new CannotDo(`${file} is there already`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, file.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text);
}

/** @returns what is wrong with what was asked for; null for a fault of this program */
function sentenceOf(fault: unknown, file: string | undefined): string | null {
  if (fault instanceof UsageError) return `${fault.message}\n\n${USAGE}`;
  if (fault instanceof RecordingError) return `${file} is no recording: ${fault.message}`;
  if (fault instanceof CannotDo || fault instanceof TimeError) return fault.message;
  const { code } = fault as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
    return `${file} cannot be read: ${code}`;
  return null;
}

function main(words: readonly string[]): number {
  const { flush, print } = printer();
  const world: ReplayWorld = {
    open: openRecordingFile,
    create,
    print,
    warn,
    here: {
      version: process.env['VERSION'] ?? 'unknown',
      commit: process.env['COMMIT'] ?? 'unknown',
    },
  };
  let file: string | undefined;
  if (words.length === 0 || words.includes('--help')) {
    print(USAGE);
    flush();
    return 0;
  }
  try {
    const options = readOptions(words);
    ({ file } = options);
    const code = replay(options, world);
    flush();
    return code;
  } catch (fault) {
    // Whoever reads has seen enough, as `head` has.
    if ((fault as NodeJS.ErrnoException).code === 'EPIPE') return 0;
    const sentence = sentenceOf(fault, file);
    if (sentence === null) throw fault;
    flush();
    warn(sentence);
    return 2;
  }
}

process.exitCode = main(process.argv.slice(2));
