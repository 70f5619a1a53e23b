'use strict';

const { readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * Architecture is lint: the zones below are the order of the README's map. A floor may import what stands on
 * floors below it, never what stands above; a floor is a room's folder or, with an ending, a file.
 */
const floors = (folder, names, advice) =>
  names.flatMap((name, index) =>
    names.slice(index + 1).map((higher) => ({
      target: `./src/${folder}/${name}`,
      from: `./src/${folder}/${higher}`,
      message: `${folder}/${name} lies below ${folder}/${higher}: imports go only downward (README, The map). ${advice}`,
    })),
  );

/** The console's floors, the lowest first. */
const consoleZones = floors(
  'console',
  [
    'lib',
    'ports',
    'ui',
    'text',
    'api',
    'entities',
    'store',
    'recording',
    'shared',
    'realtime',
    'features',
    'app',
    'main.tsx',
  ],
  'Move what is shared to a lower room.',
);

/** The server's floors, the lowest first. What puts it together stands above them all, at src/server itself. */
const serverZones = floors(
  'server',
  [
    'base',
    'limits',
    'text',
    'errors',
    'db',
    'auth',
    'realtime',
    'timers',
    'audit',
    'ports',
    'parts.ts',
    'flow',
    'services',
    'http',
    'routes',
    'sockets',
    'commands',
    'demo',
    'createParts.ts',
    'createServices.ts',
    'createServer.ts',
    'main.ts',
    'cli.ts',
  ],
  'Take what is needed as an argument, or say in an interface of the lower room what it asks for.',
);

/** The subjects of the server's services, the lowest first, so that no two of them can need each other. */
const serviceZones = floors(
  'server/services',
  [
    'accounts',
    'agents',
    'conversations',
    'quickReplies',
    'coupons',
    'orders',
    'offers',
    'dashboard',
    'administration',
  ],
  'Move what both need to the lower subject, or let createServices hand it to the lower one as an argument.',
);

const features = readdirSync(path.join(__dirname, 'src/console/features'));

const featureZones = features.map((feature) => ({
  target: `./src/console/features/${feature}`,
  from: './src/console/features',
  except: [`./${feature}`],
  message:
    'Features do not reach into each other. Put what two of them need into console/shared, or compose them in console/app.',
}));

const rest = ['console', 'server', 'replay', 'testing', 'e2e', 'bench', 'scripts'];
const zone = (target, froms, message) =>
  froms.map((from) => ({ target: `./src/${target}`, from: `./src/${from}`, message }));

/** Between the rooms of src, and between the console's features. */
const roomZones = [
  ...zone(
    'contract',
    ['domain', ...rest],
    'The contract stands at the bottom: it imports valibot only.',
  ),
  ...zone('domain', rest, 'The domain knows the contract and nothing else.'),
  ...zone('console', ['server'], 'Console and server meet in contract and domain only.'),
  ...zone('server', ['console'], 'Console and server meet in contract and domain only.'),
  ...zone(
    'console',
    ['replay'],
    'What replays recordings shows the console. The console records, and knows nothing of it.',
  ),
  ...zone('server', ['replay'], 'The server knows nothing of recordings.'),
  ...zone('replay', ['server'], 'Recordings are of the console alone.'),
  ...[
    ...['console', 'server', 'replay', 'testing'].map((room) => [
      room,
      ['e2e', 'bench', 'scripts'],
    ]),
    ['e2e', ['bench', 'scripts']],
    ['bench', ['scripts']],
  ].flatMap(([room, higher]) =>
    zone(
      room,
      higher,
      'Journeys, measurements and commands use the lower rooms; no lower room imports them.',
    ),
  ),
  ...featureZones,
  {
    // The two lowest rooms refuse it above. A test that stands beside the code is not meant.
    target: './src/{console,server,replay}/**/!(*.test).{ts,tsx,mjs}',
    from: './src/testing',
    message:
      'The product holds no test code: builders and fakes of src/testing are for tests alone.',
  },
];

/**
 * Words a person reads stand in src/console/text and nowhere else (behaviour: screen-texts). Each selector is one
 * place where such words reach a person; a letter makes a word, so '·' and '99+' are none, nor is a colour.
 */
const LETTER = '/^(?!#).*\\p{L}/su';
const words = `:matches(Literal[value=${LETTER}], TemplateLiteral:has(TemplateElement[value.raw=${LETTER}]))`;
const CHOICE = ':matches(ConditionalExpression, LogicalExpression)';
/** The words themselves, or either branch of a choice between some. `field`: in this field of the place alone. */
const wordsIn = (place, field = '') => [
  `${place} > ${words}${field}`,
  `${place} > ${CHOICE}${field} > ${words}`,
  `${place} > ${CHOICE}${field} > ${CHOICE} > ${words}`,
];
const READ_PROPS =
  '/^(aria-(label|description|roledescription|valuetext|placeholder)|(aria)?[a-z]*(Label|Text|Title)|title|alt|placeholder|label|text|caption|heading|subtitle|hint|helperText|tooltip|message|description|announcement)$/';
const wordsOutsideTheTexts = [
  `JSXText[value=${LETTER}]`,
  ...wordsIn(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  `JSXAttribute[name.name=${READ_PROPS}] > Literal[value=${LETTER}]`,
  ...wordsIn(`JSXAttribute[name.name=${READ_PROPS}] > JSXExpressionContainer`),
  ...wordsIn(`Property[key.name=${READ_PROPS}]`, '.value'),
  ...wordsIn(`Property[key.value=${READ_PROPS}]`, '.value'),
  ...wordsIn('CallExpression[callee.property.name=/^(confirm|prompt|alert|setTitle)$/]'),
  ...wordsIn('CallExpression[callee.name=/^(confirm|prompt|alert)$/]'),
].map((selector) => ({
  selector,
  message:
    'A word that a person reads stands in src/console/text, in every language: take it from useText() or selectText.',
}));

/** What no room of the console imports, whatever it is for. */
const outsideConsole = {
  paths: [
    {
      name: 'react-redux',
      importNames: ['useSelector', 'useDispatch', 'useStore'],
      message: 'Use useAppSelector, useAppDispatch or useAppStore of @/console/store/hooks.',
    },
    {
      name: '@reduxjs/toolkit',
      importNames: ['createSelector'],
      message: 'Use createSelector of @/console/lib/createSelector: it costs less at each state.',
    },
    {
      name: 'socket.io-client',
      message: 'Only console/realtime speaks to the socket.',
    },
    {
      name: '@mui/material',
      message:
        "Import the component's own path, '@mui/material/Button': the barrel costs seconds in every build.",
    },
    {
      name: '@mui/icons-material',
      message: "Import the icon's own path, '@mui/icons-material/Send'.",
    },
  ],
  patterns: [{ group: ['node:*'], message: 'The console runs in a browser.' }],
};

/**
 * What compiles in the entry and throws there, because the entry runs before the desk is downloaded (wire:
 * entry-and-desk): the words, most slices and most ports are not there yet. `useAppDispatch` is not among them: the
 * entry dispatches the thunks that the desk's loader gave it.
 */
const deskAlone = [
  {
    group: ['**/shared/text/useText'],
    message:
      'The words are not there before the desk is downloaded: take useEntryWords or selectEntryWords of console/shared/text/useEntryWords, and name the word in console/text/entryPtBR.ts.',
  },
  {
    group: ['**/store/hooks'],
    importNames: ['useAppSelector', 'useAppStore'],
    message:
      'Before the desk is downloaded the store has only the session and the preferences: take useEntrySelector.',
  },
  {
    group: ['**/store/hooks'],
    importNames: ['usePorts'],
    message:
      'Most ports are not there before the desk is downloaded: write an EntryThunk, which gets those that are, and dispatch it with useEntryDispatch.',
  },
  {
    group: ['**/store/types'],
    importNames: ['AppThunk'],
    message:
      "An AppThunk counts on the desk's slices and ports, which are not there before it is downloaded: write an EntryThunk of console/store/entry.",
  },
];

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { projectService: true, tsconfigRootDir: __dirname },
  plugins: ['@typescript-eslint', 'import', 'react-hooks', 'jsx-a11y'],
  extends: [
    'eslint:recommended',
    'plugin:@typescript-eslint/strict-type-checked',
    'plugin:react-hooks/recommended',
    'plugin:jsx-a11y/recommended',
  ],
  settings: {
    'import/resolver': { typescript: { project: './tsconfig.json' } },
  },
  ignorePatterns: ['dist', 'node_modules', 'coverage', '.data', '*.cjs'],
  rules: {
    'max-lines': ['error', { max: 400 }],
    'no-console': 'error',
    eqeqeq: ['error', 'always'],
    'import/no-default-export': 'error',
    'import/no-restricted-paths': [
      'error',
      { zones: [...roomZones, ...consoleZones, ...serverZones, ...serviceZones] },
    ],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
  },
  overrides: [
    {
      files: ['src/contract/**/*.ts'],
      excludedFiles: ['*.test.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(?!valibot$|@/contract/|\\.{1,2}/)',
                message: 'The contract imports valibot only.',
              },
            ],
          },
        ],
      },
    },
    {
      // Tests of the two lowest rooms may use the builders, and nothing else from above.
      files: ['src/{contract,domain}/**/*.test.ts'],
      rules: {
        'import/no-restricted-paths': [
          'error',
          {
            zones: ['contract', 'domain'].flatMap((room) =>
              zone(
                room,
                rest.filter((other) => other !== 'testing'),
                'A test of the contract or the domain takes builders of src/testing, and nothing else from above.',
              ),
            ),
          },
        ],
      },
    },
    {
      // A test of any of the server's rooms may start the whole server, the demo too.
      files: ['src/server/**/*.test.ts'],
      rules: { 'import/no-restricted-paths': ['error', { zones: roomZones }] },
    },
    {
      files: ['src/domain/**/*.ts'],
      excludedFiles: ['*.test.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'Date', message: 'Time is an argument: take epoch ms.' },
          { name: 'window', message: 'The domain is pure.' },
          { name: 'document', message: 'The domain is pure.' },
          { name: 'localStorage', message: 'The domain is pure.' },
        ],
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['react*', '@reduxjs/*', '@mui/*', 'node:*', 'fs', 'path'],
                message: 'The domain knows no React, Redux or Node.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['src/{console,replay/page}/**/*.{ts,tsx}'],
      excludedFiles: ['*.test.ts', '*.test.tsx'],
      rules: {
        // RTK's listener API is made to be destructured: its functions need no `this`.
        '@typescript-eslint/unbound-method': 'off',
        'no-restricted-imports': ['error', outsideConsole],
      },
    },
    {
      // The files of the entry. entry.test.ts names those that the login downloads of features and console/shared, and
      // fails when this list misses one.
      files: [
        'src/console/main.tsx',
        'src/console/app/**/*.{ts,tsx}',
        'src/console/features/login/**/*.{ts,tsx}',
        'src/console/features/session/preferences.ts',
        'src/console/shared/notices/formFaults.ts',
        'src/console/shared/recording/exportDialog.ts',
        'src/console/shared/text/locale.tsx',
        'src/console/shared/text/useEntryWords.ts',
      ],
      excludedFiles: [
        '*.test.ts',
        '*.test.tsx',
        'src/console/app/desk/**/*',
        'src/console/features/login/signIn.ts',
      ],
      rules: {
        'no-restricted-imports': [
          'error',
          { ...outsideConsole, patterns: [...outsideConsole.patterns, ...deskAlone] },
        ],
      },
    },
    {
      files: ['src/{console,replay/page}/**/*.{ts,tsx}'],
      excludedFiles: ['*.test.ts', '*.test.tsx', 'src/console/text/**/*'],
      rules: { 'no-restricted-syntax': ['error', ...wordsOutsideTheTexts] },
    },
    {
      files: ['src/console/store/hooks.ts', 'src/console/realtime/**/*.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['src/console/{lib,api,entities,store,shared,realtime,features}/**/*.{ts,tsx}'],
      excludedFiles: ['*.test.ts', '*.test.tsx'],
      rules: {
        'no-restricted-globals': [
          'error',
          {
            name: 'localStorage',
            message: 'Nothing reaches for a global: take storage from the ports.',
          },
          {
            name: 'sessionStorage',
            message: 'Nothing reaches for a global: take storage from the ports.',
          },
          { name: 'fetch', message: 'Nothing reaches for a global: take fetch from the ports.' },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Take the clock from the ports.' },
          { object: 'Math', property: 'random', message: 'Take random values from the ports.' },
          { object: 'crypto', property: 'randomUUID', message: 'Take ids from the ports.' },
        ],
      },
    },
    {
      // What a tool loads by its default export.
      files: [
        '*.config.ts',
        'src/console/ui/theme/noRipple.ts',
        'src/e2e/support/{environment,setupAll,tidyAll}.ts',
        'src/scripts/lib/longestFirst.mjs',
        'src/testing/serverEnvironment.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['src/testing/**/*', '*.test.ts', '*.test.tsx'],
      rules: {
        '@typescript-eslint/no-non-null-assertion': 'off',
      },
    },
    {
      // Started by Node as they are (the commands even before anything is installed), so they are plain
      // JavaScript; `tsc` checks those that ask for it by @ts-check.
      files: ['src/**/*.mjs'],
      extends: ['plugin:@typescript-eslint/disable-type-checked'],
      env: { node: true, es2022: true },
    },
    {
      files: ['src/scripts/**/*.mjs'],
      rules: { 'no-console': 'off' },
    },
  ],
};
