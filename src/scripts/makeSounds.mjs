/**
 * Creates the console's three sounds (design: sounds) in public/sounds: `node src/scripts/makeSounds.mjs`. Run it only
 * when a melody changes; the files are kept in the repository.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RATE = 12_000;

/** The notes of each sound: pitch in Hz, start and length in seconds. */
const SOUNDS = {
  offer: [
    [659.25, 0, 0.2],
    [830.61, 0.11, 0.2],
    [987.77, 0.22, 0.34],
  ],
  notification: [
    [880, 0, 0.12],
    [1174.66, 0.07, 0.2],
  ],
  purchase: [
    [523.25, 0, 0.18],
    [783.99, 0.09, 0.2],
    [1046.5, 0.18, 0.3],
  ],
};

/** A soft bell: a quick rise, a long fall, and a faint octave above the note. */
function note(pitch, length, at) {
  const rise = Math.min(1, at / 0.008);
  const fall = Math.exp((-5 * at) / length) * Math.min(1, (length - at) / 0.02);
  const tone = Math.sin(2 * Math.PI * pitch * at) + 0.18 * Math.sin(4 * Math.PI * pitch * at);
  return 0.42 * rise * fall * tone;
}

/** One channel of 16-bit samples with a WAV header. */
function wav(notes) {
  const seconds = Math.max(...notes.map(([, start, length]) => start + length));
  const count = Math.ceil(seconds * RATE);
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + count * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index += 1) {
    const time = index / RATE;
    const level = notes
      .filter(([, start, length]) => time >= start && time < start + length)
      .reduce((sum, [pitch, start, length]) => sum + note(pitch, length, time - start), 0);
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, level)) * 32_767), 44 + index * 2);
  }
  return file;
}

const folder = join(import.meta.dirname, '..', '..', 'public', 'sounds');
mkdirSync(folder, { recursive: true });
for (const [name, notes] of Object.entries(SOUNDS)) {
  writeFileSync(join(folder, `${name}.wav`), wav(notes));
}
