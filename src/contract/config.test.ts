import { readConfig } from './config';

const OWN_ORIGIN = {
  apiUrl: '',
  couponUrl: '',
  summaryAdminIds: [],
  registration: 'open' as const,
  waitAmberMinutes: 5,
  waitRedMinutes: 15,
};

it.each([[undefined], [null], [{}], ['<!doctype html>'], [{ apiUrl: '', couponUrl: null }]])(
  '%p is the console’s own origin',
  (file) => {
    expect(readConfig(file)).toEqual(OWN_ORIGIN);
  },
);

it('drops trailing slashes, so that paths can be appended', () => {
  expect(
    readConfig({ apiUrl: 'https://api.example.test//', couponUrl: 'http://localhost:3001/c/' }),
  ).toEqual({
    ...OWN_ORIGIN,
    apiUrl: 'https://api.example.test',
    couponUrl: 'http://localhost:3001/c',
  });
});

it.each(['javascript:alert(1)', 'api.example.test', 'https://', 'https://a b', 5])(
  '%p is no host',
  (apiUrl) => {
    expect(readConfig({ apiUrl })).toEqual(OWN_ORIGIN);
  },
);

it('one bad key never costs the others', () => {
  expect(
    readConfig({ apiUrl: 'https://api.example.test', couponUrl: {}, summaryAdminIds: 'u1' }),
  ).toEqual({ ...OWN_ORIGIN, apiUrl: 'https://api.example.test' });
  expect(readConfig({ summaryAdminIds: ['u1', null, 7] }).summaryAdminIds).toEqual(['u1', '7']);
});

it.each([
  [3, 3],
  [1_440, 1_440],
  [0, 5],
  [1_441, 5],
  [2.5, 5],
  ['7', 5],
  [null, 5],
])('a wait is long after %p minutes: %p', (waitAmberMinutes, minutes) => {
  expect(readConfig({ waitAmberMinutes })).toEqual({ ...OWN_ORIGIN, waitAmberMinutes: minutes });
  expect(readConfig({ waitRedMinutes: waitAmberMinutes }).waitRedMinutes).toBe(
    minutes === 5 ? 15 : minutes,
  );
});
