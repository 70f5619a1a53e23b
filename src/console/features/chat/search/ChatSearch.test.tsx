import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import {
  chatSearchShown,
  selectChatSearchShown,
  selectSought,
} from '@/console/entities/attention/attentionSlice';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { openLiveConsole, person, settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderWithStore } from '@/testing/renderWithStore';
import { createScriptedHost, HostError, type Scripts } from '@/testing/scriptedHost';
import { ChatSearch } from './ChatSearch';

const chat = buildConversation({ id: 'c1' });
/** The newest first, as the host gives them. */
const found =
  (ids: readonly string[], temMais = false): NonNullable<Scripts['searchMessages']> =>
  () => ({
    mensagens: {
      items: ids.map((id) => ({ chatId: 'c1', mensagem: buildMessage({ id }) })),
      rejected: [],
    },
    temMais,
  });

async function open(searchMessages: NonNullable<Scripts['searchMessages']>) {
  const session = await openLiveConsole({
    conversations: [chat],
    messages: { c1: ['m1', 'm2', 'm3'].map((id) => buildMessage({ id })) },
    host: createScriptedHost({ features: { buscaMensagens: true } }),
  });
  session.host.script({ searchMessages });
  person.opensChat(session, 'c1');
  session.store.dispatch(chatSearchShown({ shown: true }));
  const view = renderWithStore(<ChatSearch chatId="c1" />, session.world, session.store);
  await act(settle);
  const keys = userEvent.setup();
  const rests = async () => {
    await act(async () => {
      session.world.clock.advance(300);
      await settle();
    });
  };
  const shows = (messageId: string | null, words: string) =>
    waitFor(() =>
      expect([
        selectSought(session.store.getState())?.messageId ?? null,
        screen.getByRole('status').textContent,
      ]).toEqual([messageId, words]),
    );
  return { ...session, ...view, keys, rests, shows };
}
const says = () => screen.getByRole('status').textContent;

describe('the search within a chat', () => {
  test('has the focus, and looks for what was typed once typing rests, from two letters on', async () => {
    const { host, keys, rests } = await open(found(['m3']));
    expect(screen.getByRole('searchbox', { name: 'Buscar nesta conversa' })).toHaveFocus();
    await keys.keyboard('p');
    await rests();
    expect(says()).toBe('');
    expect(host.asked('searchMessages')).toEqual([]);
    await keys.keyboard('izza ');
    expect(says()).toBe('Buscando…');
    await rests();
    expect(host.asked('searchMessages').map(({ query }) => query)).toEqual([
      { q: 'pizza', chatId: 'c1', limite: '200' },
    ]);
  });

  test('leads to the newest result, then to the older ones and round again, by keys and by buttons', async () => {
    const { keys, rests, shows } = await open(found(['m3', 'm2', 'm1']));
    await keys.keyboard('pizza');
    await rests();
    await shows('m3', '1 de 3');
    await keys.keyboard('{Enter}');
    await shows('m2', '2 de 3');
    await keys.keyboard('{Shift>}{Enter}{/Shift}');
    await shows('m3', '1 de 3');
    await keys.click(screen.getByRole('button', { name: 'Próximo resultado, mais recente' }));
    await shows('m1', '3 de 3');
    await keys.click(screen.getByRole('button', { name: 'Resultado anterior, mais antigo' }));
    await shows('m3', '1 de 3');
  });

  test('says that there is nothing, and that there is more than it counts', async () => {
    const { host, keys, rests, shows } = await open(found([]));
    await keys.keyboard('pizza');
    await rests();
    await shows(null, 'Nada encontrado');
    for (const name of [/^Resultado anterior/, /^Próximo resultado/]) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
    }
    host.script({ searchMessages: found(['m3', 'm2'], true) });
    await keys.keyboard('s');
    await rests();
    await shows('m3', '1 de mais de 2');
  });

  test('that failed says so, and can be tried again', async () => {
    const { host, keys, rests, shows } = await open(() => new HostError(502));
    await keys.keyboard('pizza');
    await rests();
    await shows(null, 'A busca falhou');
    host.script({ searchMessages: found(['m2']) });
    await keys.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await act(settle);
    await shows('m2', '1 de 1');
  });

  test('ends by Escape and by its button', async () => {
    const { keys, store } = await open(found([]));
    const isShown = () => selectChatSearchShown(store.getState());
    await keys.keyboard('{Escape}');
    expect(isShown()).toBe(false);
    store.dispatch(chatSearchShown({ shown: true }));
    await keys.click(screen.getByRole('button', { name: 'Fechar busca' }));
    expect(isShown()).toBe(false);
  });

  test('is accessible', async () => {
    const { container, keys, rests } = await open(found(['m3', 'm2']));
    await keys.keyboard('pizza');
    await rests();
    await expectAccessible(container);
  });
});
