// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Loads webpack.config.ts, which is TypeScript, through esbuild-register.
 *
 * @param {string} root the project's folder
 * @param {'production' | 'development'} mode
 * @returns {ReturnType<import('../../../webpack.config.js').default>}
 */
export function webpackConfig(root, mode) {
  const { unregister } = require('esbuild-register/dist/node').register();
  try {
    return require(path.join(root, 'webpack.config.ts')).default(mode);
  } finally {
    unregister();
  }
}
