// @ts-check
import { spawnSync } from 'node:child_process';

/**
 * @param {string} root the project's folder
 * @returns {string} the commit that is checked out; 'unknown' where the sources are no checkout
 */
export function commit(root) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'unknown';
}
