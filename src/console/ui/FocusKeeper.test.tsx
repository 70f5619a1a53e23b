import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FOCUS_FIRST, FOCUS_HOME } from './focusHome';
import { FocusKeeper } from './FocusKeeper';

/** Renders a page of `parts`; `shows` replaces them. */
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

describe('an element that leaves with the focus in it', () => {
  test('hands it to the nearest focus home', async () => {
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

  test('hands it to the marked element of that home: the field in which the person goes on writing', async () => {
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

  test('hands it to the list when its home is gone as well, and else to the page’s main part', async () => {
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

  test('hands it to the home of what opened its dialog, when both leave at once', async () => {
    const list = (card: ReactNode) => (
      <main>
        <section key="list" {...FOCUS_HOME} aria-label="Usuários">
          {card}
        </section>
      </main>
    );
    const card = (
      <article {...FOCUS_HOME}>
        <button type="button">Recusar</button>
      </article>
    );
    const { shows } = open(<>{list(card)}</>);
    screen.getByRole('button', { name: 'Recusar' }).focus();
    shows(
      <>
        {list(card)}
        <div role="dialog" aria-label="Recusar?">
          <Retry />
          <button type="button">Cancelar</button>
        </div>
      </>,
    );
    retry().focus();
    screen.getByRole('button', { name: 'Cancelar' }).focus();
    shows(<>{list(null)}</>);
    await focused(() => screen.getByRole('region'));
  });

  test('gives it back to where it was before, if it is a toast', async () => {
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

test('a focus that moved stays there, and a click on empty space leaves it nowhere', async () => {
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
  // jsdom reports a document without a focused element as not in front.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  await userEvent.click(screen.getByText('beside'));
  expect(document.body).toHaveFocus();
  shows(parts(null));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.body).toHaveFocus();
});
