import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { LeftQueueBar } from './LeftQueueBar';

const SAYS = 'Você saiu da fila: uma oferta expirou';

async function open(isAdmin = false) {
  const session = await openLiveConsole({ user: buildUser({ id: 'ana', online: true, isAdmin }) });
  const { container } = renderWithStore(
    <main>
      <LeftQueueBar />
    </main>,
    session.world,
    session.store,
  );
  const goes = (online: boolean, motivo: string | null = 'oferta_expirada') =>
    happens(() => session.host.push('agente_status_mudou', { agenteId: 'ana', online, motivo }));
  return { ...session, container, goes };
}

test('stays after an offer ran out, and leads back into the queue', async () => {
  const { container, goes, host } = await open();
  expect(screen.queryByText(SAYS)).toBeNull();
  await goes(false);
  // A part of its own: what stands outside the landmarks is jumped over.
  expect(screen.getByRole('region', { name: SAYS })).toBeVisible();
  await expectAccessible(container);
  host.script({ setOnline: () => ({ success: true, online: true }) });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Voltar a ficar online' }));
  await happens();
  expect(host.asked('setOnline').map(({ body }) => body)).toEqual([{ online: true }]);
  expect(screen.queryByText(SAYS)).toBeNull();
});

test('goes when the agent comes back elsewhere, and does not return with the next time they leave', async () => {
  const { goes } = await open();
  await goes(false);
  await goes(true, 'manual');
  expect(screen.queryByText(SAYS)).toBeNull();
  await goes(false, 'manual');
  expect(screen.queryByText(SAYS)).toBeNull();
});

test.each(['manual', 'desconectado', null])('says nothing of the reason %s', async (motivo) => {
  const { goes } = await open();
  await goes(false, motivo);
  expect(screen.queryByText(SAYS)).toBeNull();
});

test('is not for administrators, who have no queue', async () => {
  const { goes } = await open(true);
  await goes(false);
  expect(screen.queryByText(SAYS)).toBeNull();
});
