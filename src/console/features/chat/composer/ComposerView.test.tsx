import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import userEvent from '@testing-library/user-event';
import { ptBR } from '@/console/text/ptBR';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderView } from '@/testing/renderView';
import { ComposerView } from './ComposerView';

function show(
  value: string,
  {
    enabled = true,
    fault = null as string | null,
    onKey = (): boolean => false,
    onReplies = null as (() => void) | null,
    note = null as { isOpen: boolean; onToggle: () => void } | null,
  } = {},
) {
  const onSend = jest.fn();
  const onChange = jest.fn();
  const view = renderView(
    <ComposerView
      chatId="chat"
      text={ptBR.chat}
      value={value}
      onChange={onChange}
      enabled={enabled}
      fault={fault}
      onSend={onSend}
      input={createRef()}
      aria={{}}
      onKey={onKey}
      onEmojis={jest.fn()}
      emojis={null}
      onReplies={onReplies}
      replies={null}
      note={note}
    />,
  );
  return { ...view, onSend, onChange, input: screen.getByRole('textbox') };
}

describe('the message input', () => {
  test('Enter sends; Shift+Enter makes a line', async () => {
    const user = userEvent.setup();
    const { input, onSend, onChange } = show('Oi');
    await user.type(input, '{Shift>}{Enter}{/Shift}');
    expect(onSend).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledWith('Oi\n');
    await user.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  test('Enter that ends a word being composed sends nothing', () => {
    const { input, onSend } = show('に');
    fireEvent(input, createEvent.keyDown(input, { key: 'Enter', isComposing: true }));
    expect(onSend).not.toHaveBeenCalled();
  });

  test('the button sends, and gives the focus back to the input', async () => {
    const user = userEvent.setup();
    const { input, onSend } = show('Oi');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(input).toHaveFocus();
  });

  test('Enter right after a composed word sends nothing: in Safari it is the key that ended the word', () => {
    const { input, onSend } = show('に');
    fireEvent.compositionEnd(input);
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
  });

  test('a key that the quick replies use does nothing else, and none is theirs while a word is composed', () => {
    const onKey = jest.fn(() => true);
    const { input, onSend } = show('/oi', { onKey });
    const used = createEvent.keyDown(input, { key: 'Enter' });
    fireEvent(input, used);
    expect(used.defaultPrevented).toBe(true);
    fireEvent(input, createEvent.keyDown(input, { key: 'Enter', isComposing: true }));
    expect(onKey).toHaveBeenCalledTimes(1);
    expect(onSend).not.toHaveBeenCalled();
  });

  test('the quick replies have a button where there are some, which rests while nothing can be written', async () => {
    const user = userEvent.setup();
    const onReplies = jest.fn();
    show('', { onReplies });
    await user.click(screen.getByRole('button', { name: 'Respostas rápidas' }));
    expect(onReplies).toHaveBeenCalledTimes(1);
    cleanup();
    show('', { onReplies, enabled: false });
    expect(screen.getByRole('button', { name: 'Respostas rápidas' })).toBeDisabled();
    cleanup();
    show('');
    expect(screen.queryByRole('button', { name: 'Respostas rápidas' })).toBeNull();
  });

  test('an empty send is ignored, by the key and by the button', async () => {
    const user = userEvent.setup();
    const { input, onSend } = show('  \n');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await user.type(input, '{Enter}');
    expect(onSend).not.toHaveBeenCalled();
  });

  test('a text that is too long says so, and is sent by nothing', async () => {
    const user = userEvent.setup();
    const fault = ptBR.chat.tooLong('4.096', '4');
    const { container, input, onSend } = show('longo', { fault });
    expect(input).toHaveAccessibleDescription(
      'A mensagem pode ter no máximo 4.096 caracteres (4 a mais)',
    );
    expect(input).toBeInvalid();
    await user.type(input, '{Enter}');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    expect(onSend).not.toHaveBeenCalled();
    await expectAccessible(container);
  });

  test('is disabled while the messaging app is not connected, and says so', async () => {
    const user = userEvent.setup();
    const { container, input, onChange, onSend } = show('Oi', { enabled: false });
    expect(input).toHaveAttribute('aria-disabled', 'true');
    await user.type(input, ' de novo{Enter}');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    expect(onChange).not.toHaveBeenCalled();
    expect(onSend).not.toHaveBeenCalled();
    expect(input).toHaveAttribute('placeholder', 'WhatsApp desconectado');
    await expectAccessible(container);
  });
});

describe('the input for notes', () => {
  const noteOf = (isOpen: boolean) => ({ isOpen, onToggle: jest.fn() });

  test('is switched on by ‘Nota’, which gives the focus to the input', async () => {
    const note = noteOf(false);
    const { input } = show('Oi', { note });
    const toggle = screen.getByRole('button', { name: 'Nota' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    expect(note.onToggle).toHaveBeenCalledTimes(1);
    expect(input).toHaveFocus();
    expect(screen.queryByText('Nota interna: o cliente não vê')).not.toBeInTheDocument();
  });

  test('is visibly other: its words, its button and its name say that the customer does not see it', async () => {
    const { container, input, onSend } = show('ligar depois', { note: noteOf(true) });
    expect(screen.getByText('Nota interna: o cliente não vê')).toBeVisible();
    expect(input).toHaveAccessibleName('Nota interna');
    expect(input).toHaveAttribute('data-note', 'true');
    expect(screen.getByRole('button', { name: 'Nota' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar nota' }));
    expect(onSend).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  });

  test('has no button where the host keeps no notes', () => {
    show('Oi');
    expect(screen.queryByRole('button', { name: 'Nota' })).not.toBeInTheDocument();
  });
});
