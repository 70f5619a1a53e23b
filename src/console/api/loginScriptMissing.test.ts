import { openLiveConsole } from '@/testing/consoleSession';
import { couponsApi } from './coupons';

jest.mock('@/domain/loginScript', () => {
  throw new Error('Loading chunk login-script failed');
});

test('without the file that makes the login script no cookies are requested, and the call fails like one without a response', async () => {
  const { host, store } = await openLiveConsole();
  host.script({ getCookies: () => ({ cookies_json: '[]' }) });
  const copied = await store.dispatch(couponsApi.endpoints.getCookies.initiate({ id: 'k' }));
  expect(copied.error).toEqual({ kind: 'network' });
  expect(host.asked('getCookies')).toEqual([]);
});
