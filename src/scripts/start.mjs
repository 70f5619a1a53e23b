// @ts-check
// `npm start`: prepares a fresh clone, then runs the server (wire: one-port). Plain Node: it runs before anything is
// installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildNeeded } from './lib/buildStamp.mjs';
import { prepare } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const trouble = await prepare(root);
if (trouble !== undefined) {
  console.error(trouble);
  process.exit(1);
}
if (buildNeeded(root)) {
  console.log('Building (a minute at most) …');
  const { code } = await run(process.execPath, ['src/scripts/build.mjs'], { cwd: root });
  if (code !== 0) process.exit(code);
}
serve();

/**
 * Runs the server until it ends or this process receives a signal. The server has its own process group, because a
 * terminal's Ctrl+C reaches the whole group and npm forwards it again: this way the server gets it once.
 */
function serve() {
  const server = spawn(process.execPath, [path.join(root, 'dist/server/main.mjs')], {
    cwd: root,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  let asked = false;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    if (asked) return;
    asked = true;
    server.kill(signal);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // A closed terminal must not stop the server less cleanly.
  process.on('SIGHUP', () => stop('SIGTERM'));
  // A signal to npm alone ends the shell between npm and this process, and that shell forwards no signal.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] !== undefined) {
    setInterval(() => process.ppid === parent || stop('SIGTERM'), 500).unref();
  }
  server.on('exit', (code) => process.exit(code ?? (asked ? 0 : 1)));
}
