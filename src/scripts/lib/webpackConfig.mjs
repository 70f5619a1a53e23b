// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { commit } from './commit.mjs';

/** @typedef {typeof import('../../../webpack.config.js')} Configs */

const require = createRequire(import.meta.url);

/**
 * Loads webpack.config.ts, which is TypeScript, through esbuild-register.
 *
 * @param {string} root the project's folder
 * @param {'production' | 'development'} mode
 * @returns {{ page: ReturnType<Configs['default']>, replay: ReturnType<Configs['replayConfig']> }} the console's, and
 *   that of the page that replays recordings
 */
export function webpackConfigs(root, mode) {
  const { unregister } = require('esbuild-register/dist/node').register();
  try {
    /** @type {Configs} */
    const { default: webpackConfig, replayConfig } = require(path.join(root, 'webpack.config.ts'));
    const built = commit(root);
    return { page: webpackConfig(mode, built), replay: replayConfig(mode, built) };
  } finally {
    unregister();
  }
}
