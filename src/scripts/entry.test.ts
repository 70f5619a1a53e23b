import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { lintProject, type Findings } from './testing/lintProject';

const root = path.resolve(__dirname, '../..');

/** The files that are downloaded before anybody signs in, with all that they import. */
const ENTRY = ['src/console/app/start.ts', 'src/console/main.tsx'];

/** The folders that belong mostly to the desk. */
const ROOMS = [
  'src/console/app/desk/',
  'src/console/api/',
  'src/console/entities/',
  'src/console/features/',
  'src/console/realtime/',
  'src/console/shared/',
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
  'src/console/shared/notices/formFaults.ts',
  'src/console/shared/recording/exportDialog.ts',
  'src/console/shared/text/locale.tsx',
  'src/console/shared/text/useEntryWords.ts',
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
  const heavy = /^(@reduxjs\/toolkit\/query|socket\.io-client|dayjs|@tanstack\/virtual-core)/;
  expect(files.filter((file) => heavy.test(file))).toEqual([]);
});

/** What a file of the entry may not import, and what the message tells to take instead. */
const OF_THE_DESK: [name: string, from: string, instead: RegExp][] = [
  ['useText', '@/console/shared/text/useText', /take useEntryWords/],
  ['selectText', '@/console/shared/text/useText', /selectEntryWords/],
  ['useAppSelector', '@/console/store/hooks', /take useEntrySelector/],
  ['useAppStore', '@/console/store/hooks', /take useEntrySelector/],
  ['usePorts', '@/console/store/hooks', /write an EntryThunk/],
  ['type AppThunk', '@/console/store/types', /write an EntryThunk/],
];

/** The entry's files that could import it; rooms below console/shared cannot, and the hooks stand in one of them. */
const REFUSED_IN = [
  ...NEEDED.filter((file) => /^src\/console\/(features|shared)\//.test(file)),
  'src/console/app/EntryPage.tsx',
  'src/console/app/toasts/ToastHost.tsx',
  'src/console/main.tsx',
];
const RELATIVE = 'src/console/features/login/relative.ts';
/** Run only once the desk is there, though some stand beside what the login downloads. */
const ALLOWED_IN = [
  'src/console/app/desk/ConsolePage.tsx',
  'src/console/features/login/LoginPage.test.tsx',
  'src/console/features/login/signIn.ts',
  'src/console/features/registration/RegistrationPage.tsx',
  'src/console/shared/forms/useUnsaved.ts',
];

describe('lint, in what is downloaded before sign-in', () => {
  let found: Findings;
  const refusals = (file: string) =>
    (found.get(file) ?? []).filter(({ ruleId }) => ruleId === 'no-restricted-imports');

  beforeAll(async () => {
    const imports = OF_THE_DESK.map(([name, from]) => `import { ${name} } from '${from}';`);
    const code = imports.join('\n');
    found = await lintProject([
      ...[...REFUSED_IN, ...ALLOWED_IN].map((file) => [file, code] as const),
      [
        RELATIVE,
        "import { useText } from '../../shared/text/useText';\nexport const copy = useText;",
      ],
    ]);
  });

  it.each(OF_THE_DESK)(
    'refuses %s of %s, and says what to take instead',
    (_name, from, instead) => {
      for (const file of REFUSED_IN) {
        const about = refusals(file).filter(({ message }) => message.includes(`'${from}'`));
        expect(about).toContainEqual(
          expect.objectContaining({ message: expect.stringMatching(instead) as string }),
        );
      }
    },
  );

  it.each(REFUSED_IN)('refuses each of them in %s', (file) => {
    expect(refusals(file)).toHaveLength(OF_THE_DESK.length);
  });

  it('refuses a relative path too', () => {
    expect(refusals(RELATIVE)).toHaveLength(1);
  });

  it.each(ALLOWED_IN)('allows them in %s', (file) => {
    expect(found.get(file)).toBeDefined();
    expect(refusals(file)).toEqual([]);
  });
});
