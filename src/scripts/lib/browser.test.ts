import { loadScript } from '../testing/loadScript';
import type * as script from './browser.mjs';

const { findBrowser } = loadScript('browser.mjs') as typeof script;

/** A machine on which only the given files can be started. */
function machine(files: string[], more: { env?: Record<string, string>; platform?: string } = {}) {
  return {
    platform: more.platform ?? 'linux',
    env: more.env ?? { PATH: '/usr/local/sbin:/home/ana/bin' },
    isExecutable: (file: string) => files.includes(file),
    playwrightPath: '/cache/ms-playwright/chrome',
  };
}

describe('findBrowser', () => {
  it('prefers CHROMIUM_PATH', () => {
    const files = ['/opt/mine', '/usr/bin/chromium'];
    expect(findBrowser(machine(files, { env: { CHROMIUM_PATH: '/opt/mine' } }))).toBe('/opt/mine');
  });

  it('uses no other browser than the one that CHROMIUM_PATH names', () => {
    const env = { CHROMIUM_PATH: '/opt/gone' };
    expect(findBrowser(machine(['/usr/bin/chromium'], { env }))).toBeUndefined();
  });

  it('treats an empty CHROMIUM_PATH as none', () => {
    const env = { CHROMIUM_PATH: '' };
    expect(findBrowser(machine(['/usr/bin/chromium'], { env }))).toBe('/usr/bin/chromium');
  });

  it.each(['/home/ana/bin/google-chrome', '/usr/bin/chromium', '/snap/bin/chromium'])(
    'finds %s on Linux',
    (file) => {
      expect(findBrowser(machine([file]))).toBe(file);
    },
  );

  it("prefers the system's browser to Playwright's own", () => {
    const files = ['/cache/ms-playwright/chrome', '/usr/bin/google-chrome-stable'];
    expect(findBrowser(machine(files))).toBe('/usr/bin/google-chrome-stable');
  });

  it("takes Playwright's own when there is no other", () => {
    expect(findBrowser(machine(['/cache/ms-playwright/chrome']))).toBe(
      '/cache/ms-playwright/chrome',
    );
  });

  it('finds Chrome on macOS, for everyone or for one person', () => {
    const app = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const mac = { platform: 'darwin', env: { HOME: '/Users/ana' } };
    expect(findBrowser(machine([`/${app}`], mac))).toBe(`/${app}`);
    expect(findBrowser(machine([`/Users/ana/${app}`], mac))).toBe(`/Users/ana/${app}`);
  });

  it('finds Chrome on Windows by its folders and by the Path', () => {
    const chrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const windows = {
      platform: 'win32',
      env: { PROGRAMFILES: 'C:\\Program Files', Path: 'D:\\b' },
    };
    expect(findBrowser(machine([chrome], windows))).toBe(chrome);
    expect(findBrowser(machine(['D:\\b\\chrome.exe'], windows))).toBe('D:\\b\\chrome.exe');
  });

  it('finds nothing when there is no browser', () => {
    expect(findBrowser(machine([]))).toBeUndefined();
  });
});
