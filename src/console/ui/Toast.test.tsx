import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView } from '@/testing/renderView';
import { Toast } from './Toast';

test.each([
  ['error', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['info', 'status'],
] as const)(
  'of the kind %s is a %s to a screen reader, and closes by hand',
  async (variant, role) => {
    const onClose = jest.fn();
    renderView(<Toast variant={variant} text="Pronto" closeLabel="Fechar" onClose={onClose} />);
    // An alert interrupts the screen reader, a status waits for its turn.
    const toast = screen.getByRole(role);
    expect(toast).toHaveTextContent('Pronto');
    await userEvent.click(within(toast).getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);
