import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { selectDraft } from '@/console/entities/drafts/draftsSlice';
import { buildConversation } from '@/testing/builders/conversation';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { answerMediaQueries, forgetMediaQueries } from '@/testing/mediaQueries';
import { renderWithStore } from '@/testing/renderWithStore';
import { Composer } from './Composer';

const chat = buildConversation({ id: 'c1' });

/** Makes the browser report a device with a mouse, or one without. */
const onADevice = (hasMouse: boolean) =>
  answerMediaQueries((media) => hasMouse && media.includes('pointer: fine'));
afterEach(forgetMediaQueries);

async function open() {
  const session = await openLiveConsole({ conversations: [chat] });
  renderWithStore(<Composer chatId="c1" replies={null} />, session.world, session.store);
  // The focus is given in the next frame.
  await act(() => new Promise(requestAnimationFrame));
  return { ...session, input: screen.getByRole('textbox', { name: 'Mensagem' }) };
}

test('with a mouse, opening a chat focuses the input, so the agent can answer at once', async () => {
  onADevice(true);
  expect((await open()).input).toHaveFocus();
});

test('on a phone opening a chat does not bring up the keyboard', async () => {
  onADevice(false);
  expect((await open()).input).not.toHaveFocus();
});

test('with a mouse there is a picker of emojis; where the screen has a keyboard, that one has them', async () => {
  onADevice(true);
  await open();
  expect(screen.getByRole('button', { name: 'Emojis' })).toBeVisible();
  cleanup();
  onADevice(false);
  await open();
  expect(screen.queryByRole('button', { name: 'Emojis' })).not.toBeInTheDocument();
});

test('a person who is typing elsewhere keeps the focus there', async () => {
  onADevice(true);
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  expect((await open()).input).not.toHaveFocus();
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

test('a person who has just chosen a filter of the list types nowhere, so the input takes the focus', async () => {
  onADevice(true);
  const filter = document.body.appendChild(document.createElement('input'));
  filter.type = 'radio';
  filter.focus();
  expect((await open()).input).toHaveFocus();
  filter.remove();
});

test('a message of 4,096 characters is sent; with one more it stays a draft, and a notice says so', async () => {
  const user = userEvent.setup();
  const { input, host, store } = await open();
  const tooLong = 'a'.repeat(4097);
  await user.click(input);
  await user.paste(tooLong);
  expect(screen.getByText(/no máximo 4\.096 caracteres \(1 a mais\)/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(selectDraft(store.getState(), 'c1')).toBe(tooLong);
  expect(host.asked('sendMessage')).toEqual([]);
  await user.keyboard('{Backspace}{Enter}');
  await act(settle);
  expect(host.asked('sendMessage').map(({ body }) => body)).toEqual([
    { message: 'a'.repeat(4096) },
  ]);
  expect(selectDraft(store.getState(), 'c1')).toBe('');
});

test('while the messaging app is disconnected nothing can be written; text, focus and caret wait', async () => {
  const user = userEvent.setup();
  const { input, host } = await open();
  await user.type(input, 'meia frase');
  act(() => host.push('status', { connected: false, qr: null }));
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(input).toHaveAttribute('aria-disabled', 'true'));
  await user.keyboard('!{Enter}');
  expect(input).toHaveAttribute('placeholder', 'WhatsApp desconectado');
  expect(input).toHaveValue('meia frase');
  act(() => host.push('ready', {}));
  await waitFor(() => expect(input).toHaveAttribute('aria-disabled', 'false'));
  expect(input).toHaveFocus();
  await user.keyboard('t');
  expect(input).toHaveValue('meia fratse');
  expect(host.asked('sendMessage')).toEqual([]);
});
