import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { draftChanged, selectDraft } from '@/console/entities/drafts/draftsSlice';
import { selectNotes } from '@/console/entities/messages/messagesSelectors';
import { selectNoteDraft } from '@/console/entities/noteDrafts/noteDraftsSlice';
import { buildConversation } from '@/testing/builders/conversation';
import { buildNote } from '@/testing/builders/note';
import { openLiveConsole, person, settle } from '@/testing/consoleSession';
import { renderWithStore } from '@/testing/renderWithStore';
import { createScriptedHost, HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { until } from '@/testing/until';
import { Composer } from '../composer/Composer';

const chat = buildConversation({ id: 'c1' });
const FAILED = 'Não foi possível salvar a nota. O texto continua no campo: tente novamente.';
type Said = ReturnType<NonNullable<Scripts['addNote']>>;

const stores: NonNullable<Scripts['addNote']> = ({ body }) => ({
  success: true,
  nota: buildNote({ id: 'n1', texto: (body as { texto: string }).texto }),
});

async function open(scripts: Scripts = {}, features = { notas: true }) {
  const session = await openLiveConsole({
    conversations: [chat],
    messages: { c1: [] },
    host: createScriptedHost({ features }),
  });
  session.host.script({ addNote: stores, ...scripts });
  person.opensChat(session, 'c1');
  const view = renderWithStore(
    <Composer chatId="c1" replies={null} />,
    session.world,
    session.store,
  );
  await act(settle);
  const input = () => screen.getByRole('textbox');
  const draft = () => selectNoteDraft(session.store.getState(), 'c1');
  const toggles = () => userEvent.click(screen.getByRole('button', { name: 'Nota' }));
  return { ...session, ...view, input, draft, toggles };
}

describe('a note', () => {
  test('is written in its own text, apart from the draft of a message, and the input stays one for notes', async () => {
    const { draft, host, input, store, toggles } = await open();
    store.dispatch(draftChanged({ chatId: 'c1', draft: 'Olá, tudo' }));
    await toggles();
    expect(input()).toHaveValue('');
    await userEvent.type(input(), 'prefere ligação{Enter}');
    await act(async () => {
      await until(() => selectNotes(store.getState(), 'c1').length === 1);
    });
    expect(host.asked('addNote')).toMatchObject([
      { params: { id: 'c1' }, body: { texto: 'prefere ligação' } },
    ]);
    expect(host.asked('sendMessage')).toEqual([]);
    expect([draft(), selectDraft(store.getState(), 'c1')]).toEqual([
      { text: '', isOpen: true, key: null },
      'Olá, tudo',
    ]);
    await toggles();
    expect(input()).toHaveValue('Olá, tudo');
  });

  test('that failed is said, and its text stays; sent again it has the same key, changed another', async () => {
    const failures: (() => Said)[] = [
      () => NO_ANSWER,
      () => new HostError(500),
      () => ({ success: false, nota: null }),
    ];
    const { draft, host, input, store, toggles, world } = await open();
    await toggles();
    await userEvent.type(input(), 'não perca isto');
    for (const [index, fails] of failures.entries()) {
      host.script({ addNote: fails });
      await userEvent.type(input(), '{Enter}');
      await act(async () => {
        await until(() => world.deeds.notices.length === index + 1);
        await settle();
      });
      expect(world.deeds.notices.at(-1)).toEqual({
        ...{ variant: 'error', text: FAILED, key: 'note:c1' },
      });
      expect(input()).toHaveValue('não perca isto');
      world.clock.advance(500);
    }
    host.script({ addNote: stores });
    await userEvent.type(input(), '{Enter}');
    await act(async () => {
      await until(() => draft().text === '');
    });
    const keys = host.asked('addNote').map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    world.clock.advance(500);
    await userEvent.type(input(), 'outra{Enter}');
    await act(async () => {
      await until(() => host.asked('addNote').length === keys.length + 1);
    });
    expect(keys).not.toContain(host.asked('addNote').at(-1)?.key);
    expect(selectNotes(store.getState(), 'c1')).toHaveLength(1);
  });

  test('can be written while WhatsApp is disconnected, when no message can', async () => {
    const { host, input, toggles } = await open();
    act(() => host.push('status', { connected: false, qr: null }));
    await waitFor(() => expect(input()).toHaveAttribute('aria-disabled', 'true'));
    await toggles();
    expect(input()).toHaveAttribute('aria-disabled', 'false');
    await userEvent.type(input(), 'caiu{Enter}');
    await act(async () => {
      await until(() => host.asked('addNote').length === 1);
    });
  });

  test('that is too long cannot be saved, and says so', async () => {
    const { host, input, toggles } = await open();
    await toggles();
    await userEvent.click(input());
    await userEvent.paste('a'.repeat(2_001));
    expect(
      screen.getByText('A nota pode ter no máximo 2.000 caracteres (1 a mais)'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(host.asked('addNote')).toEqual([]);
  });

  test('cannot be written where the host keeps none', async () => {
    await open({}, { notas: false });
    expect(screen.queryByRole('button', { name: 'Nota' })).not.toBeInTheDocument();
  });
});
