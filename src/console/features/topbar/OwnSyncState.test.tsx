import { act, screen } from '@testing-library/react';
import { selectLastProofAt } from '@/console/entities/connection/connectionSelectors';
import { formatClock } from '@/console/text/format';
import { openLiveConsole } from '@/testing/consoleSession';
import { renderWithStore } from '@/testing/renderWithStore';
import { OwnSyncState } from './OwnSyncState';

test("shows 'in sync' with the time of the last proof", async () => {
  const { store, world } = await openLiveConsole();
  renderWithStore(<OwnSyncState compact={false} />, world, store);
  expect(screen.getByText('Em dia')).toBeInTheDocument();
  const clock = formatClock(selectLastProofAt(store.getState()) ?? 0);
  expect(screen.getByLabelText(`Última confirmação às ${clock}`)).toHaveTextContent(clock);
});

test("says 'Servidor indisponível' while the host cannot work, and when it was last in sync in the hint alone", async () => {
  const { host, store, world } = await openLiveConsole();
  renderWithStore(<OwnSyncState compact={false} />, world, store);
  const clock = formatClock(selectLastProofAt(store.getState()) ?? 0);
  act(() => host.push('disponibilidade', { disponivel: false }));
  expect(await screen.findByText('Servidor indisponível')).toBeInTheDocument();
  expect(screen.getByLabelText(`Última confirmação às ${clock}`)).not.toHaveTextContent(clock);
});
