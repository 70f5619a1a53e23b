// @ts-check
// `npm run dev`: webpack's development server with hot reload, in front of the backend, which restarts when its
// sources change. The page runs under the same Content-Security-Policy as in production.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { context } from 'esbuild';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from './lib/root.mjs';
import { copyServerAssets, serverBundle } from './lib/serverBundle.mjs';
import { webpackConfigs } from './lib/webpackConfig.mjs';

const backendPort = process.env['PORT'] ?? '3000';
const pagePort = process.env['DEV_PORT'] ?? '8080';
/** The paths that the backend answers; all others belong to the console. */
const backendPaths = ['/api', '/email', '/media', '/sim', '/config.json', '/healthz'];

/** @type {import('node:child_process').ChildProcess | undefined} */
let backend;
/** Restarts run one after the other: each waits until the backend before it has released port and data folder. */
let turn = Promise.resolve();

const bundle = serverBundle(root);
const watcher = await context({
  ...bundle,
  plugins: [
    {
      name: 'restart the backend',
      setup: (build) => {
        build.onEnd(({ errors }) => {
          if (errors.length === 0) turn = turn.then(restartBackend);
        });
      },
    },
  ],
});
await watcher.watch();

const target = `http://127.0.0.1:${backendPort}`;
const configs = webpackConfigs(root, 'development');
const { devServer, ...config } = configs.page;
const page = new WebpackDevServer(
  {
    ...devServer,
    host: '127.0.0.1',
    port: pagePort,
    // `stop` ends it, together with the backend.
    setupExitSignals: false,
    proxy: [
      { context: backendPaths, target },
      { context: ['/socket.io'], target, ws: true },
    ],
  },
  webpack([config, configs.replay]),
);
await page.start();
console.log(`The console with hot reload: http://127.0.0.1:${pagePort}`);
console.log(`Recordings are replayed at http://127.0.0.1:${pagePort}/replay`);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop);

async function stop() {
  await Promise.all([page.stop(), watcher.dispose(), turn.then(stopBackend)]);
  process.exit(0);
}

async function restartBackend() {
  await stopBackend();
  copyServerAssets(root);
  backend = spawn(
    process.execPath,
    ['--enable-source-maps', path.join(root, 'dist/server/main.mjs')],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PORT: backendPort },
      // Ctrl+C reaches a terminal's whole process group. Detached, the backend gets only one signal, from `stop`.
      detached: process.platform !== 'win32',
    },
  );
}

async function stopBackend() {
  if (backend === undefined || backend.exitCode !== null || backend.signalCode !== null) return;
  const ended = once(backend, 'exit');
  backend.kill('SIGTERM');
  await ended;
}
