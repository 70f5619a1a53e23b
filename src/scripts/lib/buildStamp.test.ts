import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { temporaryProject, writeFiles } from '../testing/temporaryProject';
import { loadScript } from '../testing/loadScript';
import type * as script from './buildStamp.mjs';

const { buildNeeded, sourceStamp, writeStamp } = loadScript('buildStamp.mjs') as typeof script;

const products = {
  'dist/server/main.mjs': '',
  'dist/server/cli.mjs': '',
  'dist/console/index.html': '',
};
const sources = {
  'package.json': '{}',
  'public/index.html': '<html>',
  'src/server/main.ts': 'start();',
  'src/server/main.test.ts': 'test();',
  'src/e2e/path.test.ts': 'walk();',
};

let project: string;

beforeEach(() => {
  project = temporaryProject({ ...sources, ...products });
  writeStamp(project, sourceStamp(project));
});

afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('buildNeeded', () => {
  it('is false right after a build', () => {
    expect(buildNeeded(project)).toBe(false);
  });

  it.each([
    ['a source changed', { 'src/server/main.ts': 'stop();' }],
    ['a source was added', { 'src/server/more.ts': '' }],
    ['a static file changed', { 'public/index.html': '<html lang="pt-BR">' }],
    ['a dependency changed', { 'package.json': '{"dependencies":{}}' }],
  ])('is true when %s', (_what, files) => {
    writeFiles(project, files);
    expect(buildNeeded(project)).toBe(true);
  });

  it('is true when a source was deleted or renamed', () => {
    rmSync(path.join(project, 'src/server/main.ts'));
    writeFiles(project, { 'src/server/start.ts': sources['src/server/main.ts'] });
    expect(buildNeeded(project)).toBe(true);
  });

  it.each(['dist', 'dist/.build-stamp', ...Object.keys(products)])(
    'is true when %s is missing',
    (gone) => {
      rmSync(path.join(project, gone), { recursive: true });
      expect(buildNeeded(project)).toBe(true);
    },
  );

  it('is false when only a test changed', () => {
    writeFiles(project, { 'src/server/main.test.ts': '', 'src/e2e/path.test.ts': '' });
    expect(buildNeeded(project)).toBe(false);
  });

  it('is false when only the files’ times changed, as after a checkout', () => {
    utimesSync(path.join(project, 'src/server/main.ts'), 1, 1);
    expect(buildNeeded(project)).toBe(false);
  });
});
