import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  readRecording,
  RecordingError,
  type Recording,
} from '@/console/recording/file/recordingFile';
import { DAMAGED, isPacked } from './gzip';

function unpacked(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes);
  } catch {
    throw new RecordingError(DAMAGED);
  }
}

/**
 * @param path of a file as 'Exportar gravação' saves it, packed with gzip or not
 * @throws RecordingError when it is no recording; Node's error when it cannot be read
 */
export function openRecordingFile(path: string): Recording {
  const bytes = readFileSync(path);
  return readRecording((isPacked(bytes) ? unpacked(bytes) : bytes).toString('utf8'));
}
