import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { muteToggled } from '@/console/entities/preferences/preferencesSlice';
import { chatClosed, chatOpened } from '@/console/entities/attention/attentionSlice';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { answerMediaQueries, forgetMediaQueries } from '@/testing/mediaQueries';
import { renderWithStore } from '@/testing/renderWithStore';
import { ConnectionBar } from './ConnectionBar';
// Imported here, so that no test waits for it to load.
import './Readiness';

afterEach(forgetMediaQueries);

const agent = buildUser({ id: 'ana', online: false });
const goes = (online: boolean) => ({ agenteId: 'ana', online, motivo: 'manual' as const });

type Session = Awaited<ReturnType<typeof openLiveConsole>>;

/** Opens the console of an agent who comes online once `prepare` is done. */
async function openBar(prepare: (session: Session) => void = () => undefined) {
  const session = await openLiveConsole({ user: agent });
  session.host.push('agente_status_mudou', goes(false));
  prepare(session);
  const { container, unmount } = renderWithStore(<ConnectionBar />, session.world, session.store);
  await happens(() => session.host.push('agente_status_mudou', goes(true)));
  return { ...session, container, unmount, keys: userEvent.setup() };
}

const card = () => screen.queryByRole('region', { name: 'Pronto para atender?' });
const button = (name: string) => screen.getByRole('button', { name });
const isReady = ({ world }: Session) => {
  world.allows.desktop = 'unsupported';
};

test('who has what serving needs reads nothing', async () => {
  await openBar(isReady);
  expect(card()).not.toBeInTheDocument();
});

test('who is offline reads nothing, and it is said when they come online', async () => {
  const { host } = await openBar(({ store }) => void store.dispatch(muteToggled()));
  expect(screen.getByText(/^Os sons estão/)).toBeVisible();
  await happens(() => host.push('agente_status_mudou', goes(false)));
  expect(card()).not.toBeInTheDocument();
  await happens(() => host.push('agente_status_mudou', goes(true)));
  expect(screen.getByText(/^Os sons estão/)).toBeVisible();
});

test('where list and chat show one at a time, an open chat has its room', async () => {
  answerMediaQueries((media) => media.includes('max-width'));
  const { store } = await openBar(({ store }) => void store.dispatch(muteToggled()));
  expect(card()).toBeVisible();
  act(() => void store.dispatch(chatOpened({ chatId: 'c1', unreadCount: 0 })));
  expect(card()).not.toBeInTheDocument();
  act(() => void store.dispatch(chatClosed({ chatId: 'c1' })));
  expect(card()).toBeVisible();
});

test('each is mended by its button, and the last one takes the card along', async () => {
  const { container, keys, store, world } = await openBar((session) => {
    session.store.dispatch(muteToggled());
    session.world.answers.desktop = 'granted';
  });
  await expectAccessible(container);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await keys.click(button('Ligar sons'));
  expect(store.getState().preferences.muted).toBe(false);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await keys.click(button('Ativar notificações'));
  await happens();
  expect(world.deeds.questions).toEqual(['desktop']);
  expect(card()).not.toBeInTheDocument();
});

test('sounds that the browser blocks are allowed by any click', async () => {
  const { keys, world } = await openBar((session) => {
    isReady(session);
    session.world.allows.sound = false;
  });
  expect(button('Liberar som')).toBeVisible();
  world.allows.sound = true;
  await keys.click(document.body);
  expect(card()).not.toBeInTheDocument();
});

test('what no button can mend is explained: blocked notices, a wrong clock', async () => {
  const { keys, world } = await openBar(({ world: { allows } }) => {
    allows.desktop = 'denied';
  });
  await keys.click(button('Como liberar'));
  expect(world.deeds.notices.at(-1)?.text).toMatch(/navegador/);
  expect(button('Como liberar')).toBeVisible();
});

test('dismissed, a choice is not said again in this browser', async () => {
  const { host, keys, world } = await openBar(({ store }) => void store.dispatch(muteToggled()));
  await keys.click(button('Dispensar'));
  expect(card()).not.toBeInTheDocument();
  expect(world.browser.data.get('readinessDismissed')).toBe('muted notices');
  await happens(() => host.push('agente_status_mudou', goes(false)));
  await happens(() => host.push('agente_status_mudou', goes(true)));
  expect(card()).not.toBeInTheDocument();
});

test('what goes wrong later is said elsewhere', async () => {
  const { store } = await openBar(isReady);
  await happens(() => void store.dispatch(muteToggled()));
  expect(card()).not.toBeInTheDocument();
});
