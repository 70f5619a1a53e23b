import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadScript } from '../testing/loadScript';
import type * as script from './compress.mjs';

const { compressFolder } = loadScript('compress.mjs') as typeof script;

describe('compressFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'balcao-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes brotli and gzip beside each text, in folders too, and leaves pictures alone', () => {
    mkdirSync(path.join(folder, 'js'));
    writeFileSync(path.join(folder, 'js/main.js'), 'void 0;');
    writeFileSync(path.join(folder, 'icon.png'), 'png');
    compressFolder(folder);
    expect(readdirSync(folder).sort()).toEqual(['icon.png', 'js']);
    expect(readdirSync(path.join(folder, 'js')).sort()).toEqual([
      'main.js',
      'main.js.br',
      'main.js.gz',
    ]);
    const read = (name: string) => readFileSync(path.join(folder, 'js', name));
    expect(brotliDecompressSync(read('main.js.br')).toString()).toBe('void 0;');
    expect(gunzipSync(read('main.js.gz')).toString()).toBe('void 0;');
  });
});
