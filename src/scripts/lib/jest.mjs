// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countJest } from './counts.mjs';
import { run } from './run.mjs';
import { makeTemporaryFolder } from './temporaryFolder.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs some of jest's projects and shows jest's output.
 *
 * @param {string} root the project's folder
 * @param {string[]} projects display names in jest.config.ts
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runJest(root, projects, { args = [], env = {} } = {}) {
  const folder = makeTemporaryFolder();
  const outputFile = path.join(folder, 'result.json');
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // An interrupted run must not leave its files in memory.
  const breakOff = () => {
    remove();
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, breakOff);
  try {
    const { code } = await run(
      process.execPath,
      [
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '--ci',
        '--json',
        `--outputFile=${outputFile}`,
        ...args,
        '--selectProjects',
        ...projects,
      ],
      { cwd: root, env: { NO_COLOR: '1', TMPDIR: folder, ...env } },
    );
    const result = existsSync(outputFile)
      ? JSON.parse(readFileSync(outputFile, 'utf8'))
      : undefined;
    return countJest(result, code);
  } finally {
    for (const signal of SIGNALS) process.off(signal, breakOff);
    remove();
  }
}

/**
 * The number of test files in a project: they all count as failed when it cannot run at all.
 *
 * @param {string} root
 * @param {string} project display name in jest.config.ts
 * @returns {Promise<number>} at least 1
 */
export async function countTestFiles(root, project) {
  const { output } = await run(
    process.execPath,
    [path.join(root, 'node_modules/jest/bin/jest.js'), '--listTests', '--selectProjects', project],
    { cwd: root, quiet: true },
  );
  return Math.max(1, output.split('\n').filter((line) => /\.test\.tsx?$/.test(line.trim())).length);
}
