/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Types are checked by `tsc` alone (npm run check); ts-jest only transpiles, which is four times faster. */
const transform: Config['transform'] = {
  // These are published as ES modules only, which Jest's require does not take.
  '^.+\\.tsx?$|/node_modules/(jose|@noble/ciphers|@redux-devtools/instrument|lodash-es)/.+\\.js$': [
    'ts-jest',
    {
      tsconfig: {
        jsx: 'react-jsx',
        module: 'commonjs',
        moduleResolution: 'node10',
        ignoreDeprecations: '6.0',
        target: 'es2022',
        esModuleInterop: true,
        isolatedModules: true,
        allowJs: true,
      },
      diagnostics: false,
    },
  ],
};

const transformIgnorePatterns = [
  '/node_modules/(?!(jose|@noble/ciphers|@redux-devtools/instrument|lodash-es)/)',
];

/** What every project has; of a project, Jest takes nothing from the whole. */
const everywhere = {
  transform,
  transformIgnorePatterns,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  // Not where temporary files are: what was transpiled once is for the next run, too.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // In Jest's sandbox each use of a global runs a search, which took a fourth of the server tests' time (most of it in
  // Drizzle). These become parameters of every module instead; none of them is one that a fake timer replaces.
  sandboxInjectedGlobals: [
    'Array',
    'Error',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'Set',
    'String',
    'Symbol',
    'WeakMap',
  ],
} satisfies Config;

/** `console` runs in a DOM, `rules`, `server` and `scripts` in Node, `e2e` in a real browser against the built product. */
const config: Config = {
  // Only ends a test that hangs: what is to be quick is held to that by the test itself, whatever the machine. The soak,
  // whose tests do twenty times as much, gives them more (src/scripts/soak.mjs).
  testTimeout: 600_000,
  testSequencer: '<rootDir>/src/scripts/lib/longestFirst.mjs',
  projects: [
    {
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/{contract,domain}/**/*.test.ts'],
      ...everywhere,
    },
    {
      displayName: 'console',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/{console,replay}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupConsoleTests.ts'],
      ...everywhere,
    },
    {
      displayName: 'server',
      testEnvironment: '<rootDir>/src/testing/serverEnvironment.ts',
      testMatch: ['<rootDir>/src/{server,testing}/**/*.test.ts'],
      ...everywhere,
    },
    {
      displayName: 'scripts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/{scripts,bench}/**/*.test.ts'],
      ...everywhere,
    },
    {
      displayName: 'e2e',
      testEnvironment: '<rootDir>/src/e2e/support/environment.ts',
      testMatch: ['<rootDir>/src/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/src/e2e/support/setupAll.ts',
      globalTeardown: '<rootDir>/src/e2e/support/tidyAll.ts',
      ...everywhere,
    },
  ],
};

export default config;
