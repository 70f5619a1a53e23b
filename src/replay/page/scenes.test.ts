import type { UnknownAction } from '@reduxjs/toolkit';
import {
  addressChanged,
  pageLoaded,
  toastDismissed,
  toastShown,
  toolClosed,
  toolOpened,
} from '@/console/recording/marks';
import { chatOpened, sideScreenShown } from '@/console/entities/attention/attentionSlice';
import type { RecordedState } from '@/console/recording/replayReducer';
import { openConsole } from '@/testing/consoleSession';
import type { Step } from '../steps';
import { loadBegan } from './lifted';
import { sceneOf, toldBySteps } from './scenes';

const stepsOf = (...entries: (UnknownAction | [number, UnknownAction])[]): Step[] =>
  entries.map((entry, index) => {
    const [at, action] = Array.isArray(entry) ? entry : [index, entry];
    return { load: 0, number: index, at, name: action.type, action };
  });

const toast = (
  text: string,
  rest: Partial<{ noticeKey: string; variant: 'info' | 'error'; durationMs: number }> = {},
) => toastShown({ variant: 'info', text, noticeKey: null, durationMs: null, ...rest });

function sceneAfter(steps: readonly Step[], state?: RecordedState, at = steps.at(-1)?.at ?? 0) {
  return sceneOf(toldBySteps(steps), { index: steps.length - 1, at }, state);
}

const dashboard = { screen: '/dashboard', query: {} };
const chat = { screen: '/dashboard', query: { chat: '5511@c.us' } };

describe('the address', () => {
  it('is the one that was marked last', () => {
    const steps = stepsOf(
      loadBegan({ load: 0, first: 0 }),
      pageLoaded({ address: dashboard, width: 1, height: 1 }),
      addressChanged({ address: chat }),
    );
    expect(sceneAfter(steps).address).toBe('/dashboard?chat=5511%40c.us');
    expect(sceneAfter(steps.slice(0, 2)).address).toBe('/dashboard');
  });

  it('is what the state tells where its mark was not kept', async () => {
    const { store } = await openConsole();
    const steps = stepsOf(addressChanged({ address: chat }), loadBegan({ load: 1, first: 9 }));
    expect(sceneAfter(steps).address).toBe('/login');
    expect(sceneAfter(steps, store.getState()).address).toBe('/dashboard');
    store.dispatch(chatOpened({ chatId: 'a&b', unreadCount: 0 }));
    expect(sceneAfter(steps, store.getState()).address).toBe('/dashboard?chat=a%26b');
    store.dispatch(sideScreenShown({ screen: 'ordersDashboard' }));
    expect(sceneAfter(steps, store.getState()).address).toBe('/dashboard-pedidos');
  });
});

it('the tools are those that were opened and not closed since, in that load of the page', () => {
  const steps = stepsOf(
    toolOpened({ tool: 'coupons' }),
    toolOpened({ tool: 'promotions' }),
    toolClosed({ tool: 'coupons' }),
  );
  expect([...sceneAfter(steps).tools]).toEqual(['promotions']);
  expect([...sceneAfter(steps.slice(0, 2)).tools]).toEqual(['coupons', 'promotions']);
  const reloaded = [...steps, ...stepsOf(loadBegan({ load: 1, first: 0 }))];
  expect(sceneAfter(reloaded).tools.size).toBe(0);
});

describe('the toasts', () => {
  const texts = (steps: readonly Step[], at?: number) =>
    sceneAfter(steps, undefined, at).toasts.map(({ text }) => text);

  it.each([
    ['info', 2_999, ['a']],
    ['info', 3_000, []],
    ['error', 4_999, ['a']],
    ['error', 5_000, []],
  ] as const)('stay as long as they did: %s after %i ms', (variant, at, seen) => {
    expect(texts(stepsOf([0, toast('a', { variant })]), at)).toEqual(seen);
  });

  it('stay for their own time where they had one', () => {
    expect(texts(stepsOf([0, toast('a', { durationMs: 9_000 })]), 8_999)).toEqual(['a']);
  });

  it('take the place of one with the same key, and go when that is taken back', () => {
    const steps = stepsOf(
      toast('a', { noticeKey: 'k' }),
      toast('b'),
      toast('c', { noticeKey: 'k' }),
      toastDismissed({ noticeKey: 'k' }),
    );
    expect(texts(steps.slice(0, 3))).toEqual(['b', 'c']);
    expect(texts(steps)).toEqual(['b']);
  });

  it('are the newest four, and none of a load before', () => {
    const steps = stepsOf(...['a', 'b', 'c', 'd', 'e'].map((text) => toast(text)));
    expect(texts(steps)).toEqual(['b', 'c', 'd', 'e']);
    expect(texts([...steps, ...stepsOf(loadBegan({ load: 1, first: 0 }))], 4)).toEqual([]);
  });
});
