// @ts-check
import { spawn } from 'node:child_process';

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {Record<string, string>} [env] added to this process's own environment
 * @property {boolean} [quiet] keep the output instead of showing it
 * @property {boolean} [input] let it read typed or piped input
 * @property {number} [timeoutMs] ends the program after this time; default: none
 */

const PIPED = /** @type {const} */ (['pipe', 'pipe']);
const SHOWN = /** @type {const} */ (['inherit', 'inherit']);

/**
 * Runs a program to its end. A program that cannot be started counts as ended with code 127.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<{ code: number, output: string }>} `output` is empty unless `quiet`
 */
export function run(command, args, { cwd, env = {}, quiet = false, input = false, timeoutMs }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input ? 'inherit' : 'ignore', ...(quiet ? PIPED : SHOWN)],
      // npm is a batch file on Windows, which only a shell can start.
      shell: command.endsWith('.cmd'),
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    child.stderr?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => {
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs npm: the one that started this script if there is one, otherwise the one on the PATH.
 *
 * @param {string[]} args
 * @param {RunOptions} options
 */
export function runNpm(args, options) {
  const npm = process.env['npm_execpath'];
  if (npm !== undefined && npm.endsWith('.js')) {
    return run(process.execPath, [npm, ...args], options);
  }
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
