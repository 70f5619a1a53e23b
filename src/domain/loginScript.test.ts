import vm from 'node:vm';
import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { loginScript } from './loginScript';

/** Runs the snippet on a page of `hostname`. @returns the cookies that it sets, as passed to the browser. */
function run(cookiesJson: string, hostname = 'www.delivery.test'): string[] {
  const result = loginScript(cookiesJson);
  if (!('script' in result)) throw new Error(result.fault);
  const set: string[] = [];
  const document = {
    set cookie(text: string) {
      set.push(text);
    },
  };
  vm.runInNewContext(result.script, { document, location: { hostname } });
  return set;
}

const json = JSON.stringify;

it('sets each stored cookie with its stored attributes', () => {
  const stored = [
    { name: 'session', value: 'abc=1', domain: '.delivery.test', path: '/', secure: true },
    { name: 'theme', value: '', path: '/app', sameSite: 'lax' },
    { name: 'token', value: 'x', sameSite: 'no_restriction' },
  ];
  expect(run(json(stored))).toEqual([
    'session=abc=1; path=/; secure; domain=delivery.test',
    'theme=; path=/app; samesite=Lax',
    'token=x; path=/; secure; samesite=None',
  ]);
});

it('names a domain only where the page belongs to it', () => {
  const stored = json([{ name: 'a', value: '1', domain: 'delivery.test' }]);
  expect(run(stored, 'delivery.test')).toEqual(['a=1; path=/; domain=delivery.test']);
  expect(run(stored, 'notdelivery.test')).toEqual(['a=1; path=/']);
  expect(run(json([{ name: 'a', value: '1', domain: 'delivery.test', hostOnly: true }]))).toEqual([
    'a=1; path=/',
  ]);
  expect(run(json([{ name: '__Host-a', value: '1', domain: 'delivery.test' }]))).toEqual([
    '__Host-a=1; path=/',
  ]);
});

it.each([
  ['a list', [{ name: 'a', value: '1' }]],
  ['a list under cookies', { cookies: [{ name: 'a', value: '1' }] }],
  ['names and values', { a: '1' }],
  ['a number as value', { a: 1 }],
])('reads %s', (_form, stored) => {
  expect(run(json(stored))).toEqual(['a=1; path=/']);
});

it.each([null, '', '  ', 'null', '[]', '{}', '{"cookies":[]}'])(
  'with %j stored, there are no cookies',
  (stored) => {
    expect(loginScript(stored)).toEqual({ fault: 'loginScript.noCookies' });
  },
);

it.each([
  '{',
  'session=abc',
  '"session=abc"',
  '5',
  '[{"name":"a b","value":"1"}]',
  '[{"value":"1"}]',
])('%j is not valid', (stored) => {
  expect(loginScript(stored)).toEqual({ fault: 'loginScript.invalid' });
});

it('leaves out a cookie that would smuggle in attributes or others', () => {
  const stored = [
    { name: 'a', value: '1; domain=evil.test' },
    { name: 'b\n', value: '1' },
    { name: 'c=d', value: '1' },
    { name: 'good', value: '1', path: '/;x', domain: 'a;b' },
  ];
  expect(run(json(stored))).toEqual(['good=1; path=/']);
});

it('no value can leave its literal, wherever the script is pasted', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('</script>', '"];alert(1)//', "'+alert(1)+'", '\u2028', '${x}', '\\"'),
      ),
      (value) => {
        const stored = json([
          { name: 'a', value },
          { name: 'b', value: '1' },
        ]);
        const set = run(stored);
        expect(set.at(-1)).toBe('b=1; path=/');
        if (set.length === 2) expect(set[0]).toBe(`a=${value}; path=/`);
        const result = loginScript(stored);
        expect('script' in result && result.script).not.toMatch(/<\/|[\u2028\u2029]/);
      },
    ),
    draws({ test: 100, soak: 2_000 }),
  );
});

it('never quotes the cookies in a fault', () => {
  fc.assert(
    fc.property(fc.string(), (stored) => {
      const result = loginScript(stored);
      if ('fault' in result) expect(result.fault).toMatch(/^loginScript\.(noCookies|invalid)$/);
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});
