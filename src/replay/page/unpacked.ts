import { RecordingError } from '@/console/recording/file/recordingFile';
import { DAMAGED, isPacked } from '../gzip';

/**
 * @param bytes of a file, packed with gzip or not
 * @returns its text
 * @throws RecordingError when it is packed and cannot be unpacked
 */
export async function unpacked(bytes: ArrayBuffer): Promise<string> {
  if (!isPacked(new Uint8Array(bytes))) return new TextDecoder().decode(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  try {
    return await new Response(stream).text();
  } catch {
    throw new RecordingError(DAMAGED);
  }
}
