import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView } from '@/testing/renderView';
import { TooltipHost } from './TooltipHost';
import { tip } from './watchTips';

test('a label’s tooltip comes with the keyboard that reaches its control, and goes with Escape', async () => {
  renderView(
    <>
      <label {...tip('Também no seu WhatsApp')}>
        <input type="checkbox" /> Encaminhar
      </label>
      <TooltipHost />
    </>,
  );
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'Encaminhar' })).toHaveFocus();
  const shown = () => screen.queryByRole('tooltip', { name: 'Também no seu WhatsApp' });
  await waitFor(() => expect(shown()).toBeVisible());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown()).not.toBeInTheDocument());
});

test('a tooltip goes when the focus goes elsewhere, even if the pointer rests on its element', async () => {
  renderView(
    <>
      <button type="button" {...tip('Buscar')}>
        Lupa
      </button>
      <input aria-label="Busca" />
      <TooltipHost />
    </>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.hover(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});
