// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const playwrightTimeoutMs = 240_000;
const aptTimeoutMs = 300_000;

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The places in which the systems' packages and installers put a Chrome or Chromium. */
const usualPlaces = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'].flatMap((folder) =>
    names.map((name) => `${folder}/${name}`),
  ),
  darwin: ['/Applications', '~/Applications'].flatMap((folder) => [
    `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
  ]),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) => [
    `%${folder}%\\Google\\Chrome\\Application\\chrome.exe`,
    `%${folder}%\\Chromium\\Application\\chrome.exe`,
  ]),
};

/**
 * @typedef {object} Machine what a browser is looked for on
 * @property {string} platform as `process.platform`
 * @property {Record<string, string | undefined>} env
 * @property {(file: string) => boolean} isExecutable
 */

/**
 * Every place where this machine may have a Chrome or Chromium: on the PATH, then where installers put it.
 *
 * @param {Machine} machine
 * @returns {string[]}
 */
export function browserPlaces({ platform, env }) {
  const windows = platform === 'win32';
  const paths = windows ? path.win32 : path.posix;
  const onPath = (env['PATH'] ?? env['Path'] ?? '')
    .split(paths.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => paths.join(folder, windows ? `${name}.exe` : name)));
  const usual = usualPlaces[/** @type {keyof typeof usualPlaces} */ (platform)] ?? [];
  return [...onPath, ...usual.map((place) => fillIn(place, env))].filter((place) => place !== '');
}

/**
 * @param {string} place with `~` or `%VARIABLE%`
 * @param {Record<string, string | undefined>} env
 * @returns {string} empty where the variable is not set
 */
function fillIn(place, env) {
  const variable = place.startsWith('~') ? 'HOME' : /^%(.+?)%/.exec(place)?.[1];
  if (variable === undefined) return place;
  const folder = env[variable];
  return folder === undefined ? '' : place.replace(/^(~|%.+?%)/, () => folder);
}

/**
 * Finds the browser for the journeys: CHROMIUM_PATH, a system Chrome or Chromium, then Playwright's own.
 *
 * @param {Machine & { playwrightPath: string | undefined }} machine
 * @returns {string | undefined}
 */
export function findBrowser({ playwrightPath, ...machine }) {
  const named = machine.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return machine.isExecutable(named) ? named : undefined;
  const places = [
    ...browserPlaces(machine),
    ...(playwrightPath === undefined ? [] : [playwrightPath]),
  ];
  return places.find((place) => machine.isExecutable(place));
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // The file is missing or not executable for us: either way this is not the browser.
    return false;
  }
}

/** The path of Playwright's own browser; undefined when Playwright has none for this system. */
async function playwrightPath() {
  const { chromium } = await import('playwright-core');
  try {
    return chromium.executablePath();
  } catch {
    // It throws on a system for which it has no browser.
    return undefined;
  }
}

/**
 * Finds a browser, or installs one as far as the machine lets it.
 *
 * @param {string} root the project's folder
 * @returns {Promise<{ path: string } | { trouble: string }>} `trouble` says in one sentence what to do
 */
export async function provideBrowser(root) {
  const look = async () =>
    findBrowser({
      platform: process.platform,
      env: process.env,
      isExecutable,
      playwrightPath: await playwrightPath(),
    });
  const named = process.env['CHROMIUM_PATH'];
  const found = await look();
  if (found !== undefined && (await starts(found, root))) return { path: found };
  if (named !== undefined && named !== '') {
    return {
      trouble: `CHROMIUM_PATH is ${named}, which is no program that starts: correct or unset it.`,
    };
  }
  console.log('No Chrome or Chromium found, trying to install one …');
  for (const install of [installPlaywrights, installDebians]) {
    await install(root);
    const installed = await look();
    if (installed !== undefined && (await starts(installed, root))) return { path: installed };
  }
  return {
    trouble:
      'The journeys need a browser and none could be installed: install Chrome or Chromium, or set CHROMIUM_PATH to one.',
  };
}

/**
 * Checks that a browser starts. That the file exists proves little: it may be a snap's placeholder or a browser without
 * its libraries.
 *
 * @param {string} browser
 * @param {string} root
 */
async function starts(browser, root) {
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  const { code } = await run(browser, ['--version'], { cwd: root, quiet: true, timeoutMs: 30_000 });
  return code === 0;
}

/** @param {string} root */
const installPlaywrights = (root) =>
  run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    cwd: root,
    timeoutMs: playwrightTimeoutMs,
  });

/**
 * Installs a browser on Debian and its derivatives, as root only: this never asks for a password.
 *
 * @param {string} root
 */
async function installDebians(root) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  const options = {
    cwd: root,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    timeoutMs: aptTimeoutMs,
  };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
}
