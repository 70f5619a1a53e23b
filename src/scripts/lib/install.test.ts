import { rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryProject, writeFiles } from '../testing/temporaryProject';
import { loadScript } from '../testing/loadScript';
import type * as script from './install.mjs';

const { installNeeded } = loadScript('install.mjs') as typeof script;

const installedFile = 'node_modules/.package-lock.json';
const react = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } };
const lock = (packages: object) => JSON.stringify({ packages });
const locked = lock({
  '': { name: 'balcao' },
  ...react,
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
});

let project: string;

beforeEach(() => {
  project = temporaryProject({ 'package-lock.json': locked, [installedFile]: lock(react) });
});

afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('installNeeded', () => {
  it('is false when the installed packages match the lock file', () => {
    expect(installNeeded(project)).toBe(false);
  });

  it('is true on a fresh clone', () => {
    rmSync(path.join(project, 'node_modules'), { recursive: true });
    expect(installNeeded(project)).toBe(true);
  });

  it('is true when an install was interrupted', () => {
    rmSync(path.join(project, installedFile));
    writeFiles(project, { 'node_modules/react/package.json': '{}' });
    expect(installNeeded(project)).toBe(true);
  });

  it.each([
    ['another version', { 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } }],
    ['another content', { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-b' } }],
    ['a package more', { ...react, 'node_modules/left-over': { version: '1.0.0' } }],
    ['a package less', {}],
  ])('is true when %s is installed', (_what, packages) => {
    writeFiles(project, { [installedFile]: lock(packages) });
    expect(installNeeded(project)).toBe(true);
  });
});
