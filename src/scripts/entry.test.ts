import path from 'node:path';
import { build, type Metafile } from 'esbuild';

const root = path.resolve(__dirname, '../..');

/** The files that are downloaded before anybody signs in: the page's first file and the login form. */
const ENTRY = ['src/console/main.tsx', 'src/console/app/EntryPage.tsx'];

/** The folders that belong mostly to the desk. */
const ROOMS = [
  'src/console/app/desk/',
  'src/console/api/',
  'src/console/entities/',
  'src/console/features/',
  'src/console/realtime/',
  'src/console/store/',
  'src/console/text/',
];
/** The files of these folders that the entry needs. */
const NEEDED = [
  'src/console/entities/preferences/preferencesSlice.ts',
  'src/console/entities/session/entrySession.ts',
  'src/console/entities/session/sessionSelectors.ts',
  'src/console/features/login/LoginPage.tsx',
  'src/console/features/login/LoginView.tsx',
  'src/console/features/session/preferences.ts',
  'src/console/store/entry.ts',
  'src/console/store/hooks.ts',
  'src/console/text/entryPtBR.ts',
  'src/console/text/ptBR/faults.ts',
  'src/console/text/ptBR/login.ts',
  'src/console/text/ptBR/shell.ts',
  'src/console/text/texts.ts',
];

/** @returns each file of the console with its imports; packages are listed by name. */
async function importsOfConsole(): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ENTRY,
    outdir: 'never-written',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    metafile: true,
    tsconfig: 'tsconfig.json',
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/** @returns the entry's files and packages: all that they import statically, directly or through other files. */
function closureOf(inputs: Metafile['inputs']): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { kind, path: imported } of inputs[file]?.imports ?? []) {
      if (kind === 'import-statement') visit(imported);
    }
  };
  ENTRY.forEach(visit);
  return [...found].sort();
}

test('before sign-in the page downloads nothing of the desk (wire: entry-and-desk)', async () => {
  const files = closureOf(await importsOfConsole());
  expect(files.filter((file) => ROOMS.some((room) => file.startsWith(room)))).toEqual(NEEDED);
  expect(files).toContain('@reduxjs/toolkit');
  const heavy = /^(@reduxjs\/toolkit\/query|socket\.io-client|dayjs|react-virtuoso)/;
  expect(files.filter((file) => heavy.test(file))).toEqual([]);
});
