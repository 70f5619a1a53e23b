// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeVersionFits } from './nodeVersion.mjs';
import { runNpm } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * True when `node_modules` does not match the lock file. npm writes `node_modules/.package-lock.json` as the last step
 * of an install, so an interrupted install counts as missing. Optional packages of other platforms may be absent.
 *
 * @param {string} root the project's folder
 */
export function installNeeded(root) {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return true;
  const locked = readLock(path.join(root, 'package-lock.json')).packages;
  const installed = readLock(installedFile).packages;
  const wrong = Object.entries(installed).some(([name, { version, integrity }]) => {
    const wanted = locked[name];
    return (
      wanted?.version !== version ||
      (wanted?.integrity !== undefined && wanted.integrity !== integrity)
    );
  });
  const missing = Object.entries(locked).some(
    ([name, { optional }]) => name !== '' && optional !== true && installed[name] === undefined,
  );
  return wrong || missing;
}

/**
 * @param {string} file
 * @returns {Lock}
 */
const readLock = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Prepares the machine for all other commands: the right Node, the locked dependencies.
 *
 * @param {string} root the project's folder
 * @returns {Promise<string | undefined>} the problem, in one sentence; undefined when there is none
 */
export async function prepare(root) {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (!nodeVersionFits(process.versions.node, engines.node)) {
    return `Balcão runs on Node ${engines.node}; this is Node ${process.versions.node}: install a newer one (https://nodejs.org) and try again.`;
  }
  if (!installNeeded(root)) return undefined;
  console.log('Installing the dependencies (npm ci) …');
  // The build needs the development packages, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code } = await runNpm(args, { cwd: root });
  if (code === 0) return undefined;
  return 'The dependencies could not be installed (npm says why above): check the connection to the npm registry and try again.';
}
