import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { expectAccessible } from '@/testing/expectAccessible';
import { createFakeWorld } from '@/testing/fakePorts';
import { renderWithStore } from '@/testing/renderWithStore';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { ToastHost } from './ToastHost';
import { createToastNotifier } from './toastNotifier';
import { Toasts } from './Toasts';

test('a toast’s button does what it says, once, and closes the toast', async () => {
  const { store, world } = await openLiveConsole();
  const notifier = createToastNotifier(createFakeWorld().ports.page);
  renderWithStore(<ToastHost toasts={notifier} />, world, store);
  const run = jest.fn();
  const action = { label: 'Desfazer', run };
  act(() => notifier.notify({ variant: 'success', text: 'Conta vinculada', action }));
  const toast = await screen.findByRole('status');
  expect(toast).toHaveTextContent('Conta vinculada');
  await expectAccessible(toast);
  const user = userEvent.setup();
  await user.pointer({
    keys: '[TouchA]',
    target: screen.getByRole('button', { name: 'Desfazer' }),
  });
  expect(run).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('a toast takes the place of the one with its key, and goes when it is dismissed', async () => {
  const { store, world } = await openLiveConsole();
  const notifier = createToastNotifier(createFakeWorld().ports.page);
  renderWithStore(<ToastHost toasts={notifier} />, world, store);
  act(() => notifier.notify({ variant: 'error', text: 'Erro ao puxar cupom', key: 'coupon' }));
  await screen.findByText('Erro ao puxar cupom');
  act(() => notifier.notify({ variant: 'success', text: 'Cupom puxado', key: 'coupon' }));
  await screen.findByText('Cupom puxado');
  await waitFor(() => expect(screen.queryByText('Erro ao puxar cupom')).toBeNull());
  act(() => notifier.dismiss('coupon'));
  await waitFor(() => expect(screen.queryByText('Cupom puxado')).toBeNull());
});

test.each([
  ['with the next toast', (say: () => void) => say()],
  ['with the next press', () => fireEvent.pointerDown(document.body)],
  ['when the browser is online again', () => fireEvent(window, new Event('online'))],
])('a download that failed is tried again %s, and what waited is shown', async (_when, again) => {
  const { store, world } = await openLiveConsole();
  const notifier = createToastNotifier(createFakeWorld().ports.page);
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Toasts);
  renderWithStore(<ToastHost toasts={notifier} load={load} />, world, store);
  const say = (text: string) => notifier.notify({ variant: 'success', text });
  act(() => say('Conta vinculada'));
  await act(settle);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => {
    again(() => say('Cupom puxado'));
  });
  expect(await screen.findByText('Conta vinculada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what shows them is there for what the host says to whoever has signed in', async () => {
  const { store, world } = await openLiveConsole();
  const notifier = createToastNotifier(createFakeWorld().ports.page);
  const load = jest.fn().mockResolvedValue(Toasts);
  renderWithStore(<ToastHost toasts={notifier} load={load} />, world, store);
  await act(settle);
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    world.clock.advance(1_000);
    await settle();
  });
  expect(load).toHaveBeenCalledTimes(1);
});
