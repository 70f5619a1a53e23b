import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ptBR } from '@/console/text/ptBR';
import { expectAccessible } from '@/testing/expectAccessible';
import { givePanesHeight } from '@/testing/paneHeight';
import { renderView } from '@/testing/renderView';
import { InboxListView } from './InboxListView';
import { InboxRowView } from './InboxRowView';

givePanesHeight(800);

type Props = ComponentProps<typeof InboxListView>;

function show(change: Partial<Props> = {}) {
  const onSelect = jest.fn<undefined, [string]>();
  const props: Props = {
    text: ptBR,
    status: 'ready',
    ids: [],
    found: change.ids ?? [],
    isEmpty: (change.ids ?? []).length === 0,
    filter: 'all',
    noneFound: null,
    onShowAll: jest.fn(),
    filters: null,
    selectedId: null,
    query: '',
    onQuery: jest.fn(),
    whatsappConnected: true,
    onGoOnline: null,
    onRetry: jest.fn(),
    guide: null,
    onChoose: jest.fn(),
    renderRow: (place) => (
      <InboxRowView
        place={place}
        isGroup={place.id === '3'}
        text={ptBR.inbox}
        customer={{ name: `Cliente ${place.id}`, initials: 'C', photo: null }}
        preview="Oi"
        isDraft={false}
        sender={null}
        failed={null}
        unread={place.id === '1' ? 3 : 0}
        last={{ ago: 'há 5 minutos', exact: { iso: '', words: '' } }}
        badge={{ label: 'Informando nome', percent: 40, tone: 'yellow', icon: 'person' }}
        paused={null}
        handedOver={null}
        wait={null}
        agent={place.id === '2' ? { name: 'Ana', initials: 'A', photo: null } : null}
        selected={place.id === '2'}
        onSelect={() => onSelect(place.id)}
      />
    ),
    ...change,
  };
  const view = renderView(<InboxListView {...props} />);
  return { ...view, ...props, onSelect };
}

describe('the conversation list', () => {
  test('a row shows the customer, the last message, its time, the stage and the unread count', () => {
    show({ ids: ['1', '2'] });
    const row = screen.getByRole('button', { name: /Cliente 1/ });
    for (const part of ['Oi', 'há 5 minutos', 'Informando nome', '40%', '3 não lidas']) {
      expect(row).toHaveTextContent(part);
    }
    const other = screen.getByRole('button', { name: /Cliente 2/ });
    expect(other).toHaveTextContent('Ana');
    expect(other).toHaveAttribute('aria-current', 'true');
    expect(other).not.toHaveTextContent('não lida');
  });

  test('only the visible rows of a thousand are in the page', () => {
    show({ ids: Array.from({ length: 1000 }, (_unused, index) => String(index)) });
    expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
  });

  test('a row is chosen by keyboard', async () => {
    const user = userEvent.setup();
    const { onSelect } = show({ ids: ['1'] });
    await user.tab();
    while (document.activeElement?.tagName !== 'BUTTON') await user.tab();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledWith('1');
  });

  test('Enter in the search opens the first result, and does nothing without a search', async () => {
    const user = userEvent.setup();
    const { onChoose, unmount } = show({ ids: ['2', '1'], query: 'Cliente' });
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    expect(onChoose).toHaveBeenCalledWith('2');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    unmount();
    const idle = show({ ids: ['2', '1'] });
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    expect(idle.onChoose).not.toHaveBeenCalled();
  });

  test('Escape in the results ends the search, and focuses its box', async () => {
    const user = userEvent.setup();
    const { onQuery } = show({ ids: ['1', '2'], query: 'Cliente' });
    await user.type(screen.getByRole('searchbox'), '{ArrowDown}{ArrowDown}{Escape}');
    expect(onQuery).toHaveBeenCalledWith('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('‘Limpar busca’ hands the focus to the search box, by mouse and by keyboard', async () => {
    const user = userEvent.setup();
    const { onQuery } = show({ ids: ['1'], query: 'Cliente' });
    await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onQuery).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('the arrow down leads from the list itself to its rows', async () => {
    const user = userEvent.setup();
    show({ ids: ['1', '2'] });
    act(() => screen.getByRole('navigation').focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /Cliente 1/ })).toHaveFocus();
  });

  test.each([
    [true, 'As conversas aparecerão aqui quando você receber mensagens'],
    [false, 'Conecte o WhatsApp para ver as conversas'],
  ])('empty with the messaging app connected: %s', (whatsappConnected, text) => {
    show({ whatsappConnected });
    expect(screen.getByText('Nenhuma conversa')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('empty and offline: it says so, and leads out of it', async () => {
    const user = userEvent.setup();
    const onGoOnline = jest.fn();
    const { container } = show({ onGoOnline });
    expect(screen.getByText('Nenhuma conversa')).toBeVisible();
    expect(
      screen.getByText('Você está offline. Fique online para receber clientes.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ficar online' }));
    expect(onGoOnline).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  });

  test('says what a search did not find', () => {
    show({ query: 'zzz' });
    expect(screen.getByText('Nada encontrado para “zzz”')).toBeVisible();
  });

  test('keeps the open chat where a search finds nothing, says both, and Enter opens nothing', async () => {
    const user = userEvent.setup();
    const { onChoose } = show({ ids: ['2'], found: [], query: 'zzz', selectedId: '2' });
    expect(screen.getByRole('button', { name: /Cliente 2/ })).toHaveTextContent('Fora do filtro');
    expect(screen.getByText('Nada encontrado para “zzz”')).toBeVisible();
    expect(screen.getByText('0 conversas')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('Enter opens the first one found, and not the open one that stands above it', async () => {
    const user = userEvent.setup();
    const { onChoose } = show({ ids: ['2', '1'], found: ['1'], query: 'Cliente', selectedId: '2' });
    expect(screen.getByText('1 conversa')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Cliente 1/ })).not.toHaveTextContent('Fora');
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    expect(onChoose).toHaveBeenCalledWith('1');
  });

  test('a filter that shows nothing says so, and leads back to all', async () => {
    const user = userEvent.setup();
    const noneFound = 'Nenhuma conversa não lida';
    const { onShowAll, container } = show({ filter: 'unread', noneFound, isEmpty: false });
    expect(screen.getByText(noneFound)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mostrar todas' }));
    expect(onShowAll).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  });

  test('without any conversation it says that, whatever the filter', () => {
    show({ filter: 'unread', noneFound: 'Nenhuma conversa não lida' });
    expect(screen.getByText('Nenhuma conversa')).toBeVisible();
    expect(screen.queryByText('Nenhuma conversa não lida')).not.toBeInTheDocument();
  });

  test('offers to try again when it could not be read', async () => {
    const user = userEvent.setup();
    const { onRetry } = show({ status: 'failed' });
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('has nothing that axe objects to: full, empty, loading, failed', async () => {
    for (const change of [{ ids: ['1', '2'] }, {}, { status: 'loading' }, { status: 'failed' }]) {
      const { container, unmount } = show(change as Partial<Props>);
      await expectAccessible(container);
      unmount();
    }
  });
});
