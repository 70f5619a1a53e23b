import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadScript } from '../testing/loadScript';
import type * as script from './temporaryFolder.mjs';

const { makeTemporaryFolder } = loadScript('temporaryFolder.mjs') as typeof script;

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(path.join(os.tmpdir(), 'balcao-memory-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

describe('the folder for what a test run leaves behind', () => {
  it('is in memory when there is room', () => {
    const folder = makeTemporaryFolder({ memory, wantedBytes: 1 });
    expect(path.dirname(folder)).toBe(memory);
    expect(readdirSync(folder)).toEqual([]);
    expect(makeTemporaryFolder({ memory, wantedBytes: 1 })).not.toBe(folder);
  });

  it('lets the database of a test that runs as root pass, and nobody look', () => {
    const folder = makeTemporaryFolder({ memory, wantedBytes: 1 });
    expect(statSync(folder).mode & 0o777).toBe(0o711);
  });

  it.each([
    ['there is too little of it', () => ({ memory, wantedBytes: Number.MAX_SAFE_INTEGER })],
    ['there is none', () => ({ memory: path.join(memory, 'none'), wantedBytes: 1 })],
  ])('stands where the system has such things when %s', (_why, where) => {
    const folder = makeTemporaryFolder(where());
    expect(path.dirname(folder)).toBe(os.tmpdir());
    expect(existsSync(folder)).toBe(true);
    rmSync(folder, { recursive: true });
  });
});
