import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { expectAccessible } from '@/testing/expectAccessible';
import { createFakeWorld } from '@/testing/fakePorts';
import { renderWithStore } from '@/testing/renderWithStore';
import { openLiveConsole } from '@/testing/consoleSession';
import { ToastHost } from './ToastHost';
import { createToastNotifier } from './toastNotifier';

test('a toast’s button does what it says, once, and closes the toast', async () => {
  const { store, world } = await openLiveConsole();
  renderWithStore(<ToastHost>{null}</ToastHost>, world, store);
  const run = jest.fn();
  const notifier = createToastNotifier(createFakeWorld().ports.page);
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
