import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView } from '@/testing/renderView';
import { CrashBoundary } from './CrashBoundary';

function Broken(): never {
  throw new Error('broken');
}

test('a screen that fails to render says so, and can be loaded anew', async () => {
  // React reports what a boundary caught; here that is the point.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onReload = jest.fn();
  renderView(
    <CrashBoundary text="Algo deu errado" reloadLabel="Recarregar" onReload={onReload}>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Algo deu errado');
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar' }));
  expect(onReload).toHaveBeenCalledTimes(1);
  reported.mockRestore();
});
