import type { UnknownAction } from '@reduxjs/toolkit';
import { createFakeWorld } from '@/testing/fakePorts';
import { addressOf, markedNotifier, markedSounds, markFault, markFaults } from './markers';

function marking() {
  const marks: UnknownAction[] = [];
  return { marks, mark: (mark: UnknownAction) => void marks.push(mark) };
}

test('a toast is marked when it is asked for, and when it is taken back', () => {
  const { mark, marks } = marking();
  const { deeds, ports } = createFakeWorld();
  const notifier = markedNotifier(ports.notifier, mark);
  notifier.notify({ variant: 'info', text: 'Pronto', key: 'k', durationMs: 9_000 });
  notifier.notify({ variant: 'error', text: 'Não deu' });
  notifier.dismiss('k');
  expect(marks).toEqual([
    {
      type: 'mark/toastShown',
      payload: { variant: 'info', text: 'Pronto', noticeKey: 'k', durationMs: 9_000 },
    },
    {
      type: 'mark/toastShown',
      payload: { variant: 'error', text: 'Não deu', noticeKey: null, durationMs: null },
    },
    { type: 'mark/toastDismissed', payload: { noticeKey: 'k' } },
  ]);
  expect(deeds.notices).toHaveLength(2);
  expect(deeds.dismissed).toEqual(['k']);
});

test('a sound is marked, and played', () => {
  const { mark, marks } = marking();
  const played: unknown[] = [];
  const sounds = { play: (...asked: unknown[]) => void played.push(asked), isBlocked: () => true };
  const marked = markedSounds(sounds, mark);
  marked.play('offer', 40);
  expect(marked.isBlocked()).toBe(true);
  expect(marks).toEqual([{ type: 'mark/soundPlayed', payload: { sound: 'offer' } }]);
  expect(played).toEqual([['offer', 40]]);
});

test('an address is recorded in its parts', () => {
  const search = '?chat=5511%40c.us&aba=2';
  expect(addressOf({ pathname: '/dashboard', search })).toEqual({
    screen: '/dashboard',
    query: { chat: '5511@c.us', aba: '2' },
  });
});

test('an error is marked with where it was, whatever was thrown', () => {
  const { mark, marks } = marking();
  markFault(mark, 'screen', new RangeError('zu viel'), '\n at ChatPanel');
  markFault(mark, 'promise', 'a text');
  expect(marks).toMatchObject([
    {
      payload: {
        place: 'screen',
        errorName: 'RangeError',
        errorText: 'zu viel',
        components: '\n at ChatPanel',
      },
    },
    {
      payload: {
        place: 'promise',
        errorName: 'string',
        errorText: '',
        stack: '',
        components: null,
      },
    },
  ]);
  expect(JSON.stringify(marks)).toContain('markers.test');
});

test('an error that nobody caught is marked', () => {
  const { mark, marks } = marking();
  markFaults(window, mark);
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('a') }));
  const unhandled = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(unhandled, { reason: new Error('b') }));
  expect(marks).toMatchObject([
    { payload: { place: 'page', errorName: 'TypeError' } },
    { payload: { place: 'promise', errorName: 'Error' } },
  ]);
});
