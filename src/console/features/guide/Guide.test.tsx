import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { accountLinked } from '@/console/entities/couponLinks/couponLinksSlice';
import { useAppSelector } from '@/console/store/hooks';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, type ConsoleSession } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { createFakeBrowser } from '@/testing/fakePorts';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { selectHasGuide } from './firstSteps';
import { Guide } from './Guide';

const newcomer = buildUser({ id: 'nova', online: false });
const earned = (pendente: number, agenteId = 'nova') => ({
  agenteId,
  ganhos: { pendente, recebido: 0, total: pendente },
});

function Shown() {
  return useAppSelector(selectHasGuide) ? <Guide /> : null;
}

/** @param pendente what they have earned by now, in cents */
async function open({
  pendente = 0,
  ...options
}: Parameters<typeof openLiveConsole>[0] & { pendente?: number } = {}) {
  const session = await openLiveConsole({ user: newcomer, conversations: [], ...options });
  session.host.push('ganhos_atualizados', earned(pendente, session.user.id));
  const { container } = renderWithStore(<Shown />, session.world, session.store);
  return { ...session, container, keys: userEvent.setup() };
}

const card = () => screen.queryByRole('region', { name: 'Seus primeiros passos' });
const steps = () =>
  within(card()!)
    .getAllByRole('listitem')
    .map((step) => step.dataset['done']);

async function goes({ host }: ConsoleSession, online: boolean) {
  const change = { agenteId: 'nova', online, motivo: 'manual' as const };
  await happens(() => host.push('agente_status_mudou', change));
}

test('a new agent is led from step to step, and what is done stays done', async () => {
  const session = await open();
  const { container, host, keys, store } = session;
  await goes(session, false);
  expect(steps()).toEqual(['false', 'false', 'false']);
  await expectAccessible(container);
  host.script({ setOnline: () => ({ success: true, online: true }) });
  await keys.click(screen.getByRole('button', { name: 'Ficar online' }));
  await goes(session, true);
  expect(steps()).toEqual(['true', 'false', 'false']);
  const chat = buildConversation({ id: 'c1', name: 'Rita' });
  await happens(() => host.push('conversaAceita', { chatId: 'c1', conversation: chat }));
  await goes(session, false);
  expect(steps()).toEqual(['true', 'true', 'false']);
  const link = { chatId: 'c1', nome: 'Rita', numero: '' };
  act(() => void store.dispatch(accountLinked({ email: 'a@cupom.test', link })));
  expect(steps()).toEqual(['true', 'true', 'true']);
});

test('dismissed, it is not shown to that person again in this browser', async () => {
  const browser = createFakeBrowser();
  const { keys } = await open({ browser });
  await keys.click(screen.getByRole('button', { name: 'Dispensar' }));
  expect(card()).not.toBeInTheDocument();
  const again = await open({ browser });
  expect(selectHasGuide(again.store.getState())).toBe(false);
  const other = await open({ browser, user: buildUser({ id: 'outra' }) });
  expect(selectHasGuide(other.store.getState())).toBe(true);
});

test.each([
  ['an administrator', { isAdmin: true }, 0],
  ['who has sold something', {}, 100],
])('is not shown to %s', async (_who, change, pendente) => {
  await open({ user: { ...newcomer, ...change }, pendente });
  expect(card()).not.toBeInTheDocument();
});

test('ends with the first sale', async () => {
  const { host } = await open();
  expect(card()).toBeVisible();
  await happens(() => host.push('ganhos_atualizados', earned(150)));
  expect(card()).not.toBeInTheDocument();
});
