import { loadScript } from '../testing/loadScript';
import type * as script from './sizes.mjs';

const { chunkGroups, describeSize, weigh } = loadScript('sizes.mjs') as typeof script;

const groups = {
  main: ['js/vendor.js', 'js/main.js'],
  login: ['js/form.js', 'js/login.js'],
  desk: ['js/desk.js'],
  console: ['js/form.js', 'js/desk.js', 'js/console.js'],
  toasts: ['js/toasts.js'],
};

const sizes: Record<string, number> = {
  'js/vendor.js': 150_000,
  'js/main.js': 20_000,
  'js/form.js': 10_000,
  'js/login.js': 10_000,
  'js/desk.js': 50_000,
  'js/console.js': 60_001,
};

const limits = {
  loginBytes: 190_000,
  loginGroups: ['main', 'login'],
  chatBytes: 300_000,
  chatGroups: ['main', 'login', 'desk', 'console'],
};

const weighed = (given: Record<string, string[]>) =>
  weigh(limits, given, (file) => sizes[file] ?? 0);

describe('the size limits', () => {
  it('adds up what a screen loads and compares it with its limit', () => {
    const [login, chat] = weighed(groups);
    expect(login).toMatchObject({ screen: 'login screen', bytes: 190_000, ok: true });
    expect(chat).toMatchObject({ screen: 'usable chat', bytes: 300_001, ok: false });
  });

  it('counts a file that two groups share once', () => {
    const [login] = weighed({ ...groups, login: ['js/main.js', 'js/login.js'] });
    expect(login?.bytes).toBe(180_000);
  });

  it('fails for a screen that could not be measured', () => {
    const [login] = weighed({ main: groups.main });
    expect(login).toMatchObject({ ok: false, missing: ['login'] });
    expect(login && describeSize(login)).toMatch(/not measured.*login/);
  });

  it('is printed as kilobytes of the limit', () => {
    const [login] = weighed(groups);
    expect(login && describeSize(login)).toContain('190.0 kB of at most 190 kB');
  });

  it("takes the JavaScript of webpack's entries and named groups, and no source maps", () => {
    const assets = [{ name: 'js/login.js' }, { name: 'js/login.js.map' }, { name: 'login.css' }];
    expect(
      chunkGroups({
        entrypoints: { main: { assets: [{ name: 'js/main.js' }] } },
        namedChunkGroups: { login: { assets } },
      }),
    ).toEqual({ main: ['js/main.js'], login: ['js/login.js'] });
  });
});
