import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node, as Jest has it, with PGlite's program kept from one test file to the next. Each database is a thread that
 * compiles it anew, and optimizes what runs often: half of what a test of the server costs. The engine of JavaScript
 * shares a compiled program between a process's threads for as long as one of them holds it, and Jest loads this
 * module once a worker.
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
