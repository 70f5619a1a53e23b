import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionsApi } from '@/console/api/sessions';
import type { SessionInfo } from '@/contract/entities/session';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, NO_ANSWER, RawAnswer, type Scripts } from '@/testing/scriptedHost';
import { Profile } from '../Profile';

const MINUTE_MS = 60_000;

/** The person's sign-ins, as the host holds them. */
const sessionsAt = (now: number): SessionInfo[] => [
  {
    id: 'here',
    dispositivo: 'Chrome, Windows',
    endereco: '203.0.113.7',
    criadaEm: now - 60 * MINUTE_MS,
    vistaEm: now,
    atual: true,
  },
  {
    id: 'phone',
    dispositivo: 'Safari, iPhone',
    endereco: '198.51.100.4',
    criadaEm: now - 90 * MINUTE_MS,
    vistaEm: now - 5 * MINUTE_MS,
    atual: false,
  },
  {
    id: 'unknown',
    dispositivo: '',
    endereco: '',
    criadaEm: null,
    vistaEm: null,
    atual: false,
  },
];

async function open(scripts: Scripts = {}) {
  const session = await openLiveConsole({ user: buildUser({ id: 'ana' }) });
  let held = sessionsAt(session.world.clock.now());
  session.host.script({
    listSessions: () => ({ items: held, rejected: [] }),
    endSession: ({ params }) => {
      held = held.filter(({ id }) => id !== params['id']);
      return { success: true, message: null };
    },
    endOtherSessions: () => {
      const before = held.length;
      held = held.filter(({ atual }) => atual);
      return { encerradas: before - held.length };
    },
    ...scripts,
  });
  const view = renderWithStore(<Profile />, session.world, session.store);
  await happens();
  const keys = userEvent.setup();
  const press = (name: string) => keys.click(screen.getByRole('button', { name }));
  const said = () => session.world.deeds.notices.map(({ text }) => text);
  return { ...session, ...view, press, said };
}

const section = () => screen.findByRole('region', { name: 'Sessões' });
const rows = async () =>
  within(await section())
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the own sessions', () => {
  test('show device, address and when each was last seen, and which is this one', async () => {
    const { container } = await open();
    expect(await rows()).toEqual([
      'Chrome, Windows203.0.113.7 · Esta sessão',
      'Safari, iPhone198.51.100.4 · Vista há 5 minutosEncerrar',
      'Dispositivo desconhecidoEncerrar',
    ]);
    await expectAccessible(container);
  });

  test('can be ended one by one, but for this one', async () => {
    const { host, press, said } = await open();
    await section();
    await press('Encerrar sessão: Safari, iPhone');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(host.asked('endSession').map(({ params }) => params)).toEqual([{ id: 'phone' }]);
    expect(said()).toEqual(['Sessão encerrada']);
    expect(screen.queryByRole('button', { name: /Chrome/ })).toBeNull();
  });

  test('can be ended all but this one', async () => {
    const { press, said } = await open();
    await section();
    await press('Encerrar todas as outras');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(said()).toEqual(['As outras sessões foram encerradas']);
    expect(screen.queryByRole('button', { name: 'Encerrar todas as outras' })).toBeNull();
  });

  test('count one that has ended meanwhile as ended', async () => {
    const { press, said } = await open({ endSession: () => new HostError(404) });
    await section();
    await press('Encerrar sessão: Safari, iPhone');
    await waitFor(() => expect(said()).toEqual(['Sessão encerrada']));
  });

  test.each([
    [new HostError(503, { message: 'Tente de novo.' }), 'Tente de novo.'],
    [NO_ANSWER, 'Erro ao encerrar sessão'],
  ] as const)('say why one could not be ended (%#)', async (answer, text) => {
    const { press, said } = await open({ endSession: () => answer });
    await section();
    await press('Encerrar sessão: Safari, iPhone');
    await waitFor(() => expect(said()).toEqual([text]));
  });

  test('that cannot be read are read when asked again', async () => {
    const { host, press } = await open({ listSessions: () => NO_ANSWER });
    expect(await screen.findByText('Não foi possível carregar as sessões.')).toBeVisible();
    host.script({ listSessions: () => ({ items: sessionsAt(0), rejected: [] }) });
    await press('Tentar novamente');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  });

  test.each([
    ['404', new HostError(404)],
    ['405', new HostError(405)],
    ['a page', new RawAnswer('<!doctype html>')],
  ])('are not there on a host that answers %s, nor until it does', async (_what, answer) => {
    let say: (said: typeof answer) => void = () => undefined;
    const answered = new Promise<typeof answer>((resolve) => {
      say = resolve;
    });
    const { host, store } = await open({ listSessions: () => answered });
    const region = () => screen.queryByRole('region', { name: 'Sessões' });
    const hasFailed = () =>
      sessionsApi.endpoints.listSessions.select(undefined)(store.getState()).isError;
    await waitFor(() => expect(host.asked('listSessions')).not.toEqual([]));
    expect(region()).toBeNull();
    await happens(() => say(answer));
    await waitFor(() => expect(hasFailed()).toBe(true));
    expect(region()).toBeNull();
    expect(screen.getByRole('button', { name: 'Salvar alterações' })).toBeVisible();
  });
});
