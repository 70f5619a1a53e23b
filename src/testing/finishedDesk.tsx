import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ConsolePage } from '@/console/app/desk/ConsolePage';
import type { FinishedAttendance } from '@/contract/entities/attendance';
import { buildConversation } from './builders/conversation';
import { buildFinished } from './builders/finished';
import { buildMessage } from './builders/message';
import { buildUser } from './builders/user';
import { openLiveConsole } from './consoleSession';
import { answerMediaQueries, forgetMediaQueries } from './mediaQueries';
import { givePanesHeight } from './paneHeight';
import { renderWithStore } from './renderWithStore';
import { createScriptedHost, HostError, type Scripts } from './scriptedHost';

const MINUTE_MS = 60_000;
const live = buildConversation({ id: 'live', name: 'Davi' });
/** The messages of every chat, oldest first. */
export const OLD = buildMessage({ id: 'm1', body: 'Primeira mensagem' });
export const LAST = buildMessage({ id: 'm2', body: 'Obrigada, tchau!' });

/** Prepares jsdom, which draws nothing, for the lists: nothing can be scrolled, and nothing changes its size. */
export function prepareLists(): void {
  givePanesHeight(800);
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.scrollBy = () => undefined;
    globalThis.ResizeObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
  });
  afterEach(forgetMediaQueries);
}

/**
 * The console of an agent with the chat 'live' of Davi, on a host that remembers two finished attendances: Bia's, and
 * Caio's before it, which ended with a purchase. `held` is what the host remembers.
 */
export async function openDeskWithFinished({
  at = '/dashboard',
  scripts = {},
  isAdmin = false,
  remembers = true,
  narrow = false,
}: {
  at?: string;
  scripts?: Scripts;
  isAdmin?: boolean;
  remembers?: boolean;
  narrow?: boolean;
} = {}) {
  if (narrow) answerMediaQueries((media) => media.includes('max-width: 1399'));
  const host = createScriptedHost({ features: { atendimentosFinalizados: remembers } });
  const session = await openLiveConsole({
    user: buildUser({ id: 'ana', isAdmin, online: true }),
    conversations: [live],
    messages: { live: [OLD, LAST] },
    host,
  });
  const now = session.world.clock.now();
  const finished = [
    buildFinished({ id: 'f1', chatId: 'c1', name: 'Bia', fimEm: now - 5 * MINUTE_MS }),
    buildFinished({
      ...{ id: 'f2', chatId: 'c2', name: 'Caio', fimEm: now - 130 * MINUTE_MS },
      ...{ lastMessage: 'Já *enviei*', ultimaMensagemDe: 'agente' },
      compra: { numeroPedido: '123456', cupomValorCliente: 470, status: 'feito' },
    }),
  ];
  const held: { finished: FinishedAttendance[] } = { finished };
  host.script({
    listFinished: () => ({
      atendimentos: { items: held.finished, rejected: [] },
      temMais: false,
      dias: 7,
    }),
    getFinished: ({ params }) => {
      const found = held.finished.find(({ id }) => id === params['id']);
      if (!found) return new HostError(404);
      return {
        atendimento: found,
        messages: { items: [OLD, LAST], rejected: [] },
        hasMore: false,
        anteriores: { items: [], rejected: [] },
      };
    },
    listEarlier: () => ({ items: [], rejected: [] }),
    ...scripts,
  });
  const router = createMemoryRouter([{ path: '*', element: <ConsolePage /> }], {
    initialEntries: [at],
  });
  const view = renderWithStore(<RouterProvider router={router} />, session.world, session.store);
  return { ...session, ...view, held, router, keys: userEvent.setup() };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The list of what is finished. */
export const list = () => screen.findByRole('navigation', { name: 'Finalizadas' });
export const rows = async () => within(await list()).findAllByRole('listitem');
/** A finished attendance that is open. */
const chat = () => screen.findByRole('main', { name: 'Atendimento finalizado' });
/** Opens the attendance whose row has that name. */
export const opens = async (
  { keys }: Awaited<ReturnType<typeof openDeskWithFinished>>,
  name: RegExp,
) => {
  await keys.click(button('Finalizadas'));
  await keys.click(within(await list()).getByRole('button', { name }));
  return chat();
};
