import { countLoad, lostLoads, tabRecording } from './tabStorage';

beforeEach(() => window.sessionStorage.clear());

it('a load of the page knows how many right before it were over before anything was kept', () => {
  countLoad();
  expect(lostLoads()).toBe(0);
  countLoad();
  countLoad();
  expect(lostLoads()).toBe(2);
  tabRecording.kept();
  expect(lostLoads()).toBe(0);
  countLoad();
  expect(lostLoads()).toBe(0);
});

it('the next load of the page goes on in the same recording', () => {
  expect(tabRecording.get()).toBeNull();
  tabRecording.set('recording-1');
  expect(tabRecording.get()).toBe('recording-1');
});

it('a browser that refuses the session storage has neither', () => {
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect([tabRecording.get(), lostLoads()]).toEqual([null, 0]);
  refused.mockRestore();
});
