import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readRecording, type Recording } from '@/console/recording/file/recordingFile';

/** How a file that was packed with gzip begins. */
const GZIP = [0x1f, 0x8b];

/**
 * @param path of a file as 'Exportar gravação' saves it, packed with gzip or not
 * @throws RecordingError when it is no recording; Node's error when it cannot be read
 */
export function openRecordingFile(path: string): Recording {
  const bytes = readFileSync(path);
  const isPacked = GZIP.every((byte, at) => bytes[at] === byte);
  return readRecording((isPacked ? gunzipSync(bytes) : bytes).toString('utf8'));
}
