import { readConfig } from './config';

const OWN_ORIGIN = {
  apiUrl: '',
  couponUrl: '',
  summaryAdminIds: [],
  registration: 'open' as const,
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
    apiUrl: 'https://api.example.test',
    couponUrl: 'http://localhost:3001/c',
    summaryAdminIds: [],
    registration: 'open',
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
