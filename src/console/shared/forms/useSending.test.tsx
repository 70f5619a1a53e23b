import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { openConsole, settle } from '@/testing/consoleSession';
import { useSending } from './useSending';

/** A form whose sending ends when `end` is called with whether it may be sent again. */
async function openForm() {
  const { store, world } = await openConsole();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useSending('form'), { wrapper });
  const ends: ((mayAgain: boolean) => void)[] = [];
  const send = () => new Promise<boolean>((resolve) => ends.push(resolve));
  return {
    press: () => act(() => result.current.send(send)),
    end: (mayAgain: boolean) =>
      act(async () => {
        ends.at(-1)?.(mayAgain);
        await settle();
      }),
    isBusy: () => result.current.busy,
    sent: () => ends.length,
    world,
  };
}

test('a form is sent once, however often it is pressed, and again half a second later', async () => {
  const { press, end, isBusy, sent, world } = await openForm();
  press();
  press();
  expect([sent(), isBusy()]).toEqual([1, true]);
  await end(true);
  press();
  expect([sent(), isBusy()]).toEqual([1, false]);
  world.clock.advance(500);
  await settle();
  press();
  expect([sent(), isBusy()]).toEqual([2, true]);
});

test('a form that may not be sent again stays busy until it closes', async () => {
  const { press, end, isBusy, sent, world } = await openForm();
  press();
  await end(false);
  world.clock.advance(500);
  await settle();
  press();
  expect([sent(), isBusy()]).toEqual([1, true]);
});
