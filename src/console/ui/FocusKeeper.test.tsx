import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FOCUS_FIRST, FOCUS_HOME } from './focusHome';
import { FocusKeeper } from './FocusKeeper';

/** A page of `parts`; `shows` gives it others. */
function open(parts: ReactNode) {
  const page = (inside: ReactNode) => (
    <>
      <FocusKeeper />
      {inside}
    </>
  );
  const { rerender } = render(page(parts));
  return { shows: (next: ReactNode) => rerender(page(next)) };
}

const List = ({ children }: { children?: ReactNode }) => <nav {...FOCUS_HOME}>{children}</nav>;
const Chat = ({ children }: { children?: ReactNode }) => <main {...FOCUS_HOME}>{children}</main>;
const retry = () => screen.getByRole('button', { name: 'Tentar novamente' });
const Retry = () => <button type="button">Tentar novamente</button>;
const focused = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus());

describe('what leaves with the focus in it', () => {
  test('leaves it to the nearest place that takes it', async () => {
    const { shows } = open(
      <Chat>
        <section {...FOCUS_HOME} aria-label="Histórico">
          <Retry />
        </section>
      </Chat>,
    );
    retry().focus();
    shows(
      <Chat>
        <section {...FOCUS_HOME} aria-label="Histórico" />
      </Chat>,
    );
    await focused(() => screen.getByRole('region'));
  });

  test('leaves it to what takes it first there: the field in which one goes on writing', async () => {
    const input = <textarea {...FOCUS_FIRST} />;
    const { shows } = open(
      <Chat>
        <Retry />
        {input}
      </Chat>,
    );
    retry().focus();
    shows(<Chat>{input}</Chat>);
    await focused(() => screen.getByRole('textbox'));
  });

  test('leaves it to the list where its place has gone as well, and else to the page’s main part', async () => {
    const { shows } = open(
      <>
        <List />
        <Chat key="chat">
          <Retry />
        </Chat>
      </>,
    );
    retry().focus();
    shows(
      <>
        <List>
          <Retry />
        </List>
        <main key="none" />
      </>,
    );
    await focused(() => screen.getByRole('navigation'));
    retry().focus();
    shows(<main key="none" />);
    await focused(() => screen.getByRole('main'));
  });

  test('gives it back to where it was before, as a toast does', async () => {
    const toast = (
      <div data-focus-returns="">
        <Retry />
      </div>
    );
    const { shows } = open(
      <Chat>
        <input />
        {toast}
      </Chat>,
    );
    screen.getByRole('textbox').focus();
    retry().focus();
    shows(
      <Chat>
        <input />
      </Chat>,
    );
    await focused(() => screen.getByRole('textbox'));
  });
});

test('a button that is disabled under the focus hands it on', async () => {
  const { shows } = open(
    <Chat>
      <Retry />
    </Chat>,
  );
  retry().focus();
  shows(
    <Chat>
      <button type="button" disabled>
        Tentar novamente
      </button>
    </Chat>,
  );
  await focused(() => screen.getByRole('main'));
});

test('nothing takes the focus from where it went, nor from who let go of it by a click beside everything', async () => {
  const parts = (more: ReactNode) => (
    <>
      <Chat>
        <input />
        {more}
      </Chat>
      <p>beside</p>
    </>
  );
  const { shows } = open(parts(<Retry />));
  retry().focus();
  screen.getByRole('textbox').focus();
  shows(parts(null));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.getByRole('textbox')).toHaveFocus();

  shows(parts(<Retry />));
  retry().focus();
  // jsdom takes a document without a focused element for one that is not in front.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  await userEvent.click(screen.getByText('beside'));
  expect(document.body).toHaveFocus();
  shows(parts(null));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.body).toHaveFocus();
});
