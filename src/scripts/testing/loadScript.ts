import path from 'node:path';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';

/**
 * Loads a module of `scripts/lib` into a test. They are ES modules, so that Node can run them before anything is
 * installed, but jest on Node 20 cannot require those: esbuild bundles the module and its imports as CommonJS.
 *
 * @param name file in src/scripts/lib
 * @returns its exports. For their type: `import type * as script from './name.mjs'`, then `as typeof script`
 */
export function loadScript(name: string): unknown {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../lib', name)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  const script: { exports: unknown } = { exports: {} };
  const parameters = ['module', 'require'];
  const run = compileFunction(outputFiles[0]?.text ?? '', parameters) as (
    module: typeof script,
    require: NodeJS.Require,
  ) => void;
  run(script, require);
  return script.exports;
}
