import { act, screen, waitFor, within } from '@testing-library/react';
import { buildEarlier, buildFinished } from '@/testing/builders/finished';
import { buildMessage } from '@/testing/builders/message';
import { settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import {
  button,
  LAST,
  list,
  OLD,
  openDeskWithFinished,
  opens,
  prepareLists,
} from '@/testing/finishedDesk';
import { HostError } from '@/testing/scriptedHost';

prepareLists();

describe('an attendance that is over', () => {
  test('is read with its messages, says when it ended, and offers nothing to do', async () => {
    const session = await openDeskWithFinished();
    const main = await opens(session, /Caio/);
    expect(await within(main).findByText('Obrigada, tchau!')).toBeInTheDocument();
    expect(within(main).getByRole('heading', { name: 'Caio' })).toBeVisible();
    expect(
      within(main).getByText(/^Atendimento finalizado em \d\d\/\d\d\/\d{4} \d\d:\d\d$/),
    ).toBeVisible();
    expect(within(main).getByText(/^Pedido de R.*4,70 · nº 123456$/)).toBeVisible();
    expect(within(main).queryByRole('textbox')).not.toBeInTheDocument();
    const { length } = within(main).getAllByRole('button');
    expect(length).toBe(1);
    expect(within(main).getByRole('button', { name: 'Fechar atendimento' })).toBeVisible();
    await expectAccessible(session.container);
  });

  test('takes the place of an open chat, of which nothing counts as read any more', async () => {
    const session = await openDeskWithFinished({ at: '/dashboard?chat=live' });
    await screen.findByRole('main', { name: 'Conversa' });
    await opens(session, /Bia/);
    expect(screen.queryByRole('main', { name: 'Conversa' })).not.toBeInTheDocument();
    expect(session.store.getState().attention.openChatId).toBeNull();
    await session.keys.click(button('Fechar atendimento'));
    expect(await screen.findByRole('main', { name: 'Conversa' })).toBeVisible();
    await list();
  });

  test('is closed by Escape, then the list is', async () => {
    const session = await openDeskWithFinished();
    await opens(session, /Bia/);
    await session.keys.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('main', { name: 'Atendimento finalizado' })).toBeNull(),
    );
    expect(button(/Bia/)).toHaveFocus();
    await session.keys.keyboard('{Escape}');
    expect(await screen.findByRole('navigation', { name: 'Conversas' })).toBeVisible();
  });

  test('asks for older messages before the oldest, and tries again what failed', async () => {
    // jsdom scrolls nothing: the oldest message is in sight, as when the reader comes to it.
    const newest = Array.from({ length: 3 }, (_, place) =>
      buildMessage({ id: `n${String(place)}`, body: `Mensagem ${String(place)}` }),
    );
    const pages: Record<string, () => HostError | null> = { n0: () => new HostError(502) };
    const session = await openDeskWithFinished({
      scripts: {
        getFinished: ({ query }) => {
          const before = query['before'];
          const failed = before === undefined ? null : pages[before]?.();
          if (failed) return failed;
          return {
            atendimento: buildFinished({ id: 'f1', name: 'Bia' }),
            messages: { items: before === undefined ? newest : [OLD], rejected: [] },
            hasMore: before === undefined,
            anteriores: { items: [], rejected: [] },
          };
        },
      },
    });
    const main = await opens(session, /Bia/);
    await within(main).findByText('Mensagem 2');
    await within(main).findByText('Não foi possível carregar as mensagens anteriores.');
    pages['n0'] = () => null;
    await session.keys.click(
      within(main).getByRole('button', { name: 'Tentar de novo', hidden: true }),
    );
    await waitFor(() => expect(session.host.asked('getFinished')).toHaveLength(3));
    const asked = session.host.asked('getFinished').map(({ query }) => query['before']);
    expect(asked).toEqual([undefined, 'n0', 'n0']);
    await waitFor(() =>
      expect(
        within(main).queryByText('Não foi possível carregar as mensagens anteriores.'),
      ).toBeNull(),
    );
    expect(within(main).getByRole('log')).toBeInTheDocument();
  });

  test('shows its pictures on the whole screen', async () => {
    const picture = buildMessage({
      body: '',
      hasMedia: true,
      media: { url: 'https://media.test/carrinho.png', mimetype: 'image/png' },
    });
    const session = await openDeskWithFinished({
      scripts: {
        getFinished: () => ({
          atendimento: buildFinished({ id: 'f1', name: 'Bia' }),
          messages: { items: [picture], rejected: [] },
          hasMore: false,
          anteriores: { items: [], rejected: [] },
        }),
      },
    });
    const main = await opens(session, /Bia/);
    await session.keys.click(
      await within(main).findByRole('button', { name: /Imagem enviada na conversa/ }),
    );
    expect(await screen.findByRole('dialog', { name: 'Visualizador de imagens' })).toBeVisible();
    await session.keys.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Escape closed the picture alone.
    expect(main).toBeInTheDocument();
  });

  test('that is not there says so', async () => {
    await openDeskWithFinished({ at: '/dashboard?finalizadas=nenhuma' });
    expect(await screen.findByText('Este atendimento não está mais disponível')).toBeVisible();
  });

  test('that could not be read says so, and tries again', async () => {
    const { host, held, keys } = await openDeskWithFinished({
      at: '/dashboard?finalizadas=f1',
      scripts: { getFinished: () => new HostError(502) },
    });
    expect(await screen.findByText('Não foi possível carregar as mensagens.')).toBeVisible();
    host.script({
      getFinished: () => ({
        atendimento: held.finished[0]!,
        messages: { items: [LAST], rejected: [] },
        hasMore: false,
        anteriores: { items: [], rejected: [] },
      }),
    });
    await keys.click(button('Tentar de novo'));
    expect(await screen.findByText('Obrigada, tchau!')).toBeInTheDocument();
  });

  test('covers the list where one is shown at a time; ‘Voltar’ leads back to its row', async () => {
    const session = await openDeskWithFinished({ narrow: true });
    const main = await opens(session, /Caio/);
    expect(screen.queryByRole('navigation', { name: 'Finalizadas' })).not.toBeInTheDocument();
    expect(within(main).queryByRole('button', { name: 'Fechar atendimento' })).toBeNull();
    await session.keys.click(button('Voltar'));
    await list();
    await waitFor(() => expect(button(/Caio/)).toHaveFocus());
  });
});

describe('an open chat', () => {
  test('parts earlier attendances from the present one by who served, and when', async () => {
    const { host } = await openDeskWithFinished({
      at: '/dashboard?chat=live',
      scripts: {
        listEarlier: () => ({
          items: [buildEarlier({ ateMensagem: OLD.id, agenteNome: 'Bruno' })],
          rejected: [],
        }),
      },
    });
    const log = await screen.findByRole('log');
    const line = await within(log).findByText(/^Atendimento anterior · Bruno · \d\d\/\d\d\/\d{4}$/);
    const first = within(log).getByText('Primeira mensagem');
    const last = within(log).getByText('Obrigada, tchau!');
    expect(first.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(line.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(host.asked('listEarlier').map(({ params }) => params)).toEqual([{ id: 'live' }]);
  });

  test.each([
    ['an agent, who may not read the chat any more, does not ask', false, 1],
    ['an administrator asks again', true, 2],
  ])('where an attendance ends, %s', async (_what, isAdmin, often) => {
    const { host } = await openDeskWithFinished({ isAdmin, at: '/dashboard?chat=live' });
    await waitFor(() => expect(host.asked('listEarlier')).toHaveLength(1));
    act(() => host.push('atendimento_finalizado', { chatId: 'live' }));
    await settle();
    expect(host.asked('listEarlier')).toHaveLength(often);
  });

  test('asks for none on a host that remembers none', async () => {
    const { host } = await openDeskWithFinished({ at: '/dashboard?chat=live', remembers: false });
    await within(await screen.findByRole('log')).findByText('Obrigada, tchau!');
    expect(host.asked('listEarlier')).toEqual([]);
  });
});
