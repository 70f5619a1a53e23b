import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import type { Conversation } from '@/contract/entities/conversation';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, person } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { givePanesHeight } from '@/testing/paneHeight';
import { renderWithStore } from '@/testing/renderWithStore';
import { useInboxMemory } from './inboxMemory';
import { InboxPanel } from './InboxPanel';

givePanesHeight(800);

const chat = (name: string, change: Partial<Conversation> = {}) =>
  buildConversation({ id: name, name, ultimaMensagemDe: 'fluxo', ...change });

const CHATS = [
  chat('Ana', { estadoFluxo: 'aguardando_nome' }),
  chat('Bia', { estadoFluxo: 'pronto_para_montar' }),
  chat('Caio', { estadoFluxo: 'aguardando_pagamento_cupom' }),
  chat('Davi', { unreadCount: 2 }),
  chat('Eva', { pagamentoPago: true, unreadCount: 1 }),
];

beforeAll(() => {
  // jsdom draws nothing, so nothing can be scrolled into view.
  Element.prototype.scrollIntoView = () => undefined;
});

/** The list, which remembers the chat chosen in it. */
function Inbox({ onRest }: { onRest: (id: string) => void }) {
  const [chosen, choose] = useState<string | null>(null);
  return (
    <InboxPanel
      selectedId={chosen}
      onSelect={choose}
      onRest={onRest}
      searchRef={useRef(null)}
      memory={useInboxMemory()}
      guide={null}
      onOpenFinished={null}
    />
  );
}

async function open({
  isAdmin = false,
  conversations = CHATS,
}: { isAdmin?: boolean; conversations?: Conversation[] } = {}) {
  const session = await openLiveConsole({ user: buildUser({ isAdmin }), conversations });
  const onRest = jest.fn();
  const view = renderWithStore(<Inbox onRest={onRest} />, session.world, session.store);
  return { ...session, ...view, onRest, keys: userEvent.setup() };
}

const chips = () => within(screen.getByRole('radiogroup', { name: 'Filtrar conversas' }));
const chip = (name: string) => chips().getByRole('radio', { name });
/** Waits for the frame in which the store tells of what happened. */
const shows = (name: string) => waitFor(() => expect(chip(name)).toBeInTheDocument());
const rows = () =>
  screen.queryAllByRole('listitem').map((row) => {
    const [name] = CHATS.filter((one) => row.textContent.includes(one.name));
    return `${name?.name ?? '?'}${row.textContent.includes('Fora do filtro') ? ' (outside)' : ''}`;
  });

describe('the filters of the list', () => {
  test('count what they show, and show it in the list’s order', async () => {
    const { keys } = await open();
    expect(chip('Todas 5')).toBeChecked();
    await keys.click(chip('Precisam de mim 2'));
    expect(rows()).toEqual(['Bia', 'Eva']);
    await keys.click(chip('Não lidas 2'));
    expect(rows()).toEqual(['Davi', 'Eva']);
    await keys.click(chip('Aguardando PIX 1'));
    expect(rows()).toEqual(['Caio']);
    await keys.click(chip('Todas 5'));
    expect(rows()).toEqual(['Ana', 'Bia', 'Caio', 'Davi', 'Eva']);
  });

  test('are chosen by the arrows, and are one stop of Tab', async () => {
    const { keys } = await open();
    await keys.click(screen.getByRole('searchbox'));
    await keys.tab();
    expect(chip('Todas 5')).toHaveFocus();
    await keys.keyboard('{ArrowRight}');
    expect(chip('Precisam de mim 2')).toBeChecked();
    expect(chip('Precisam de mim 2')).toHaveFocus();
    expect(rows()).toEqual(['Bia', 'Eva']);
    await keys.tab();
    expect(screen.getByRole('button', { name: /Bia/ })).toHaveFocus();
  });

  test('apply together with the search', async () => {
    const { keys } = await open();
    await keys.click(chip('Não lidas 2'));
    await keys.type(screen.getByRole('searchbox'), 'eva');
    expect(rows()).toEqual(['Eva']);
    await keys.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Nada encontrado para “evax”')).toBeVisible();
    await keys.click(screen.getByRole('button', { name: 'Mostrar todas' }));
    expect(chip('Todas 5')).toBeChecked();
  });

  test('follow what happens: a word that waits, an answer', async () => {
    const { host } = await open();
    const at = CHATS[2]!.lastMessageTime!;
    const says = async (of: object) => {
      const message = buildMessage({ timestamp: at + 1_000, ...of });
      host.push('newMessage', { chatId: 'Caio', message, conversation: null });
      await screen.findByText(message.body);
    };
    await says({});
    await shows('Precisam de mim 3');
    expect(chip('Não lidas 3')).toBeInTheDocument();
    expect(chip('Aguardando PIX 1')).toBeInTheDocument();
    await says({ fromMe: true, idempotencyKey: 'k' });
    await shows('Precisam de mim 2');
    host.push('pagamentoPagoAtualizado', { chatId: 'Caio', pagamentoPago: true });
    await shows('Precisam de mim 3');
    expect(chip('Aguardando PIX 0')).toBeInTheDocument();
  });

  test.each([
    ['Precisam de mim 0', 'Ninguém precisa de você agora', false],
    ['Precisam de agente 0', 'Ninguém espera por um agente agora', true],
    ['Não lidas 0', 'Nenhuma conversa não lida', false],
    ['Aguardando PIX 0', 'Nenhum PIX aguardado', false],
  ])('%s says so in words: %s', async (name, said, isAdmin) => {
    const { keys, container } = await open({ isAdmin, conversations: [CHATS[0]!] });
    await keys.click(chip(name));
    expect(screen.getByText(said)).toBeVisible();
    await expectAccessible(container);
    await keys.click(screen.getByRole('button', { name: 'Mostrar todas' }));
    expect(rows()).toEqual(['Ana']);
  });

  test('hold while one is on another screen, and end with the sign-out', async () => {
    const session = await open();
    await session.keys.click(chip('Precisam de mim 2'));
    session.unmount();
    renderWithStore(<Inbox onRest={() => undefined} />, session.world, session.store);
    expect(chip('Precisam de mim 2')).toBeChecked();
    act(() => {
      person.leaves(session);
    });
    expect(session.store.getState().attention.listFilter).toBe('all');
  });

  test('say no number before the list is known', async () => {
    const session = await openLiveConsole();
    session.store.dispatch({ type: 'session/signedOut', payload: { reason: 'left' } });
    renderWithStore(<Inbox onRest={() => undefined} />, session.world, session.store);
    expect(chip('Todas')).toBeChecked();
  });
});

describe('the open chat', () => {
  async function opened(name: string) {
    const session = await open();
    await session.keys.click(screen.getByRole('button', { name: new RegExp(name) }));
    return session;
  }

  test('stays at its place, outside the filter and the search, until another is opened', async () => {
    const { keys } = await opened('Caio');
    await keys.click(chip('Precisam de mim 2'));
    expect(rows()).toEqual(['Bia', 'Caio (outside)', 'Eva']);
    await keys.type(screen.getByRole('searchbox'), 'eva');
    expect(rows()).toEqual(['Caio (outside)', 'Eva']);
    expect(screen.getByText('1 conversa')).toBeInTheDocument();
    await keys.clear(screen.getByRole('searchbox'));
    await keys.click(screen.getByRole('button', { name: /Bia/ }));
    await keys.click(screen.getByRole('searchbox'));
    expect(rows()).toEqual(['Bia', 'Eva']);
  });

  test('stays when it is answered, and is as any other where the filter has it again', async () => {
    const { keys, host } = await opened('Bia');
    await keys.click(chip('Precisam de mim 2'));
    host.push('conversationUpdated', { id: 'Bia', estadoFluxo: 'aguardando_nome' });
    await shows('Precisam de mim 1');
    expect(rows()).toEqual(['Bia (outside)', 'Eva']);
    host.push('conversationUpdated', { id: 'Bia', pagamentoPago: true });
    await waitFor(() => expect(rows()).toEqual(['Bia', 'Eva']));
  });

  test('leaves with its attendance, whatever the filter', async () => {
    const { keys, host } = await opened('Caio');
    await keys.click(chip('Precisam de mim 2'));
    host.push('conversationDeleted', { chatId: 'Caio' });
    await waitFor(() => expect(rows()).toEqual(['Bia', 'Eva']));
  });
});

describe('resting on a row (behaviour: read-ahead)', () => {
  const rowOf = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

  test('by the pointer or by the keyboard is told once it has lasted', async () => {
    const { keys, onRest, world } = await open();
    await keys.hover(rowOf('Bia'));
    world.clock.advance(99);
    expect(onRest).not.toHaveBeenCalled();
    world.clock.advance(1);
    expect(onRest.mock.calls).toEqual([['Bia']]);
    act(() => rowOf('Caio').focus());
    world.clock.advance(100);
    expect(onRest.mock.calls).toEqual([['Bia'], ['Caio']]);
  });

  test('is not told of rows that are only passed over, nor of what a finger touches', async () => {
    const { keys, onRest, world } = await open();
    await keys.hover(rowOf('Ana'));
    world.clock.advance(50);
    await keys.hover(rowOf('Bia'));
    world.clock.advance(50);
    await keys.unhover(rowOf('Bia'));
    world.clock.advance(1_000);
    // jsdom's own pointer events do not say what points.
    const finger = createEvent.pointerOver(rowOf('Davi'));
    Object.defineProperty(finger, 'pointerType', { value: 'touch' });
    fireEvent(rowOf('Davi'), finger);
    world.clock.advance(1_000);
    expect(onRest).not.toHaveBeenCalled();
  });
});
