/**
 * Marks an element as a focus home: it takes the focus of elements inside it that leave. Spread it onto the element.
 */
export const FOCUS_HOME = { 'data-focus-home': '', tabIndex: -1 } as const;

/**
 * Marks the element that takes the focus in place of its home, such as the field in which the person goes on writing.
 */
export const FOCUS_FIRST = { 'data-focus-first': '' } as const;

const HOME = '[data-focus-home]';

/** Focuses a home, or the element inside it that takes its focus. */
export function focusIn(home: Element): void {
  const first = home.querySelector('[data-focus-first]') ?? home;
  if (first instanceof HTMLElement) first.focus();
}

/**
 * Focuses the page's main content when no nearer home is left: the open chat, else the list of chats, else the main
 * element. Without this, keyboard navigation would start again at the top of the page.
 */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (main?.matches(HOME)) {
    focusIn(main);
    return;
  }
  const list = document.querySelector(`nav${HOME}`);
  if (list !== null) focusIn(list);
  else if (main !== null) {
    // The element becomes focusable by script only; the Tab key skips it.
    main.tabIndex = -1;
    main.focus();
  }
}
