import { screen } from '@testing-library/react';
import { ptBR } from '@/console/text/ptBR';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderView } from '@/testing/renderView';
import { NoteRowView } from './NoteRowView';

const show = (day: string | null = null) =>
  renderView(
    <NoteRowView
      text={ptBR.chat.note}
      author="Bruno"
      body={'<b>ligar</b>\nàs 15h *amanhã*'}
      ended={[]}
      clock="14:32"
      day={day}
    />,
  );

test('a note says what it is, by whom and when, and is plain text', async () => {
  const { container } = show();
  const note = screen.getByRole('note', { name: 'Nota interna' });
  expect(note).toHaveTextContent('Nota internaBruno14:32');
  expect(note).toHaveTextContent('<b>ligar</b> às 15h *amanhã*');
  await expectAccessible(container);
});

test('the first of a day stands below the day', () => {
  show('Hoje');
  expect(screen.getByText('Hoje')).toBeVisible();
});
