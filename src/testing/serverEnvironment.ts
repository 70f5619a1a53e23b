import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's Node environment, with PGlite's compiled program kept from one test file to the next. Each database is a
 * thread that compiles it again and optimizes hot code, which is half the cost of a server test. V8 shares a compiled
 * program between the threads of a process as long as one of them holds it, and Jest loads this module once for each
 * worker.
 */
let program: Promise<WebAssembly.Module> | undefined;

async function compileDatabase(): Promise<WebAssembly.Module> {
  const folder = path.dirname(require.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(path.join(folder, 'pglite.wasm')));
}

export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    program ??= compileDatabase();
    await program;
  }
}
