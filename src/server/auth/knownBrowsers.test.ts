import { manualClock } from '@/testing/manualClock';
import { createKnownBrowsers, KNOWN_BROWSER_MS } from './knownBrowsers';

const SECRET = 'a secret of tests, 32 letters long';
const ANA = 'ana@balcao.local';

function known(secret = SECRET) {
  const clock = manualClock();
  return { clock, browsers: createKnownBrowsers(secret, clock) };
}

describe('a browser that signed in', () => {
  it('is known for that e-mail, for thirty days, by a key that a later sign-in keeps', () => {
    const { browsers, clock } = known();
    const { name, value, maxAgeS } = browsers.issue(ANA, null);
    expect([name, maxAgeS]).toEqual([browsers.cookieName(ANA), 30 * 86_400]);
    const key = browsers.read(ANA, value);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(browsers.read(ANA, browsers.issue(ANA, key).value)).toBe(key);
    clock.advance(KNOWN_BROWSER_MS - 1);
    expect(browsers.read(ANA, value)).toBe(key);
    clock.advance(1);
    expect(browsers.read(ANA, value)).toBeNull();
  });

  it('is not known by what others made, altered or got for another e-mail', () => {
    const { browsers } = known();
    const { value } = browsers.issue(ANA, null);
    const [key, end, signature] = value.split('.');
    const altered = [
      undefined,
      '',
      'x',
      `${key}.${Number(end) + 1}.${signature}`,
      `${'A'.repeat(22)}.${end}.${signature}`,
      `${key}.${end}.${'A'.repeat(43)}`,
      known('another secret of tests, 32 letters').browsers.issue(ANA, null).value,
      browsers.issue('bruno@balcao.local', null).value,
    ];
    expect(altered.map((each) => browsers.read(ANA, each))).toEqual(altered.map(() => null));
  });

  it('does not say in its cookie for whom it is known', () => {
    const { browsers } = known();
    expect(JSON.stringify(browsers.issue(ANA, null))).not.toMatch(/ana/);
  });
});
