import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ptBR } from '@/console/text/ptBR';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderView } from '@/testing/renderView';
import { MessageRowView, type MessageRowViewProps } from './MessageRowView';

function show(change: Partial<MessageRowViewProps> = {}) {
  const failed = {
    onRetry: jest.fn(),
    onEdit: jest.fn(),
    onCopy: jest.fn(),
    onDiscard: jest.fn(),
  };
  const onOpenPicture = jest.fn();
  const view = renderView(
    <MessageRowView
      text={ptBR.chat}
      retryLabel={ptBR.common.retry}
      content={{ kind: 'text', body: 'Oi' }}
      own={false}
      automatic={false}
      author="Maria"
      isGroup={false}
      first
      clock="14:05"
      exact={{ iso: '2026-04-05T17:05:09.000Z', words: '05/04/2026 14:05:09' }}
      day={null}
      marker={false}
      sought={false}
      ended={[]}
      delivery={null}
      failed={failed}
      onOpenPicture={onOpenPicture}
      {...change}
    />,
  );
  return { ...view, failed, onOpenPicture };
}

describe('a message', () => {
  test('shows its text, its time, its day and the unread marker', () => {
    show({ day: 'Ontem', marker: true });
    for (const part of ['Oi', '14:05', 'Ontem', 'novas mensagens']) {
      expect(screen.getByText(part)).toBeVisible();
    }
  });

  test('carries its exact time', () => {
    show();
    const time = screen.getByText('14:05');
    expect(time).toHaveAttribute('datetime', '2026-04-05T17:05:09.000Z');
    expect(time).toHaveAttribute('title', '05/04/2026 14:05:09');
  });

  test('says above it which attendances ended before, then its day', () => {
    const said = 'Atendimento anterior · Ana · 05/04/2026';
    show({ ended: [said, 'Atendimento anterior · Bruno · 05/04/2026'], day: 'Hoje' });
    const [first, second, day] = screen.getAllByText(/Atendimento anterior|Hoje/);
    expect([first?.textContent, day?.textContent]).toEqual([said, 'Hoje']);
    expect(second).toHaveTextContent('Bruno');
  });

  test.each([
    [{ kind: 'oldMedia', caption: '' }, 'Mídia antiga não disponível'],
    [{ kind: 'empty' }, 'Mensagem sem conteúdo'],
  ] as const)('%j says why there is nothing to see', (content, text) => {
    show({ content });
    expect(screen.getByText(text)).toBeVisible();
  });

  test('says who wrote it in a group, to screen readers everywhere, and once in a run', () => {
    const { unmount } = show({ isGroup: true });
    expect(screen.getByText('Maria')).toBeVisible();
    unmount();
    const own = show({ own: true, isGroup: true, author: 'Você' });
    expect(screen.getByText('Você')).toHaveClass('visually-hidden');
    own.unmount();
    show({ first: false, isGroup: true });
    expect(screen.queryByText('Maria')).not.toBeInTheDocument();
  });

  test('a picture is a button that opens it', async () => {
    const { onOpenPicture } = show({ content: { kind: 'image', url: '/a.png', caption: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Imagem enviada na conversa' }));
    expect(onOpenPicture).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['video', 'Vídeo', 'Vídeo não disponível'],
    ['audio', 'Áudio', 'Áudio não disponível'],
  ] as const)('%s is played here, and says so when it does not load', (kind, label, missing) => {
    show({ content: { kind, url: '/gone', caption: 'Ouça' } });
    const player = screen.getByLabelText(label);
    expect(player).toHaveAttribute('controls');
    fireEvent.error(player);
    expect(screen.getByText(missing)).toBeVisible();
    expect(screen.getByText('Ouça')).toBeVisible();
  });

  test('another file opens in a tab of its own', () => {
    show({ content: { kind: 'file', url: '/media/a.pdf', caption: '' } });
    const link = screen.getByRole('link', { name: 'Abrir arquivo' });
    expect(link).toHaveAttribute('href', '/media/a.pdf');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('a picture that does not load says so, and keeps its caption', () => {
    show({ content: { kind: 'image', url: '/gone.png', caption: 'Carrinho' } });
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Imagem não disponível')).toBeVisible();
    expect(screen.getByText('Carrinho')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('that was sent says so to screen readers too', () => {
    show({ own: true, delivery: 'sent' });
    expect(screen.getByRole('img', { name: 'enviada' })).toBeVisible();
  });

  test('that the flow sent is quieter and has a mark with a name; an agent’s has none', () => {
    const { unmount } = show({ own: true, automatic: true, author: 'Bot' });
    expect(screen.getByRole('img', { name: 'Automática' })).toBeVisible();
    expect(screen.getByText('Bot')).toBeInTheDocument();
    unmount();
    show({ own: true });
    expect(screen.queryByRole('img', { name: 'Automática' })).not.toBeInTheDocument();
  });

  test('on its way out it says "na fila"; failed, it offers what can be done about it', async () => {
    const user = userEvent.setup();
    const { unmount } = show({ own: true, delivery: 'queued' });
    expect(screen.getByText('na fila')).toBeVisible();
    unmount();
    const { failed } = show({ own: true, delivery: 'failed' });
    expect(screen.getByText('falhou')).toBeVisible();
    for (const [name, deed] of [
      ['Tentar novamente', failed.onRetry],
      ['Editar', failed.onEdit],
      ['Copiar', failed.onCopy],
      ['Descartar', failed.onDiscard],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(deed).toHaveBeenCalledTimes(1);
    }
  });

  test('has nothing that axe objects to, whatever it holds', async () => {
    const contents: MessageRowViewProps['content'][] = [
      { kind: 'text', body: 'a'.repeat(4000) },
      { kind: 'image', url: '/a.png', caption: '' },
      { kind: 'video', url: '/a.mp4', caption: '' },
      { kind: 'audio', url: '/a.ogg', caption: '' },
      { kind: 'file', url: '/a.pdf', caption: '' },
    ];
    for (const content of contents) {
      const { container, unmount } = show({
        ...{ content, own: true, automatic: true, delivery: 'failed' },
      });
      await expectAccessible(container);
      unmount();
    }
  });
});
