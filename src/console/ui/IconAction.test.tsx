import Search from '@mui/icons-material/Search';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderView } from '@/testing/renderView';
import { IconAction } from './IconAction';
import { TooltipHost } from './tooltip/TooltipHost';

const tip = () => screen.queryByRole('tooltip', { name: 'Buscar' });

const show = (what: ReactNode) =>
  renderView(
    <>
      {what}
      <TooltipHost />
    </>,
  );

test('a button’s tooltip goes when it is pressed, and comes again with the pointer', async () => {
  const onClick = jest.fn();
  show(<IconAction label="Buscar" icon={<Search />} onClick={onClick} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Buscar' });
  await user.hover(button);
  await waitFor(() => expect(tip()).toBeVisible());
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(tip()).not.toBeInTheDocument());
  expect(button).toHaveAccessibleName('Buscar');
  await user.unhover(button);
  await user.hover(button);
  await waitFor(() => expect(tip()).toBeVisible());
});

test('a pressed button’s tooltip stays away while the pointer goes to what the button has opened', async () => {
  show(<IconAction label="Buscar" icon={<Search />} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Buscar' });
  await user.hover(button);
  await waitFor(() => expect(tip()).toBeVisible());
  await user.click(button);
  await waitFor(() => expect(tip()).not.toBeInTheDocument());
  // On a slow machine the browser draws between the pointer's leaving and what the tooltip makes of it.
  fireEvent.pointerLeave(button);
  expect(tip()).not.toBeInTheDocument();
});

test('a pressed button tells its name again to who comes back by keyboard', async () => {
  show(
    <>
      <IconAction label="Buscar" icon={<Search />} />
      <button type="button">Outro</button>
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(screen.getByRole('button', { name: 'Outro' }));
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Buscar' })).toHaveFocus();
  await waitFor(() => expect(tip()).toBeVisible());
});
