import Search from '@mui/icons-material/Search';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView } from '@/testing/renderView';
import { IconAction } from './IconAction';

const tip = () => screen.queryByRole('tooltip', { name: 'Buscar' });

test('a button’s tooltip goes when it is pressed, and comes again with the pointer', async () => {
  const onClick = jest.fn();
  renderView(<IconAction label="Buscar" icon={<Search />} onClick={onClick} />);
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
