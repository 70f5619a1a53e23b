/** Marks a place that takes the focus of what leaves it; to be spread onto its element. */
export const FOCUS_HOME = { 'data-focus-home': '', tabIndex: -1 } as const;

/** Marks what takes the focus for the home it stands in, such as the field in which one goes on writing. */
export const FOCUS_FIRST = { 'data-focus-first': '' } as const;

const HOME = '[data-focus-home]';

/** Gives the focus to a home, or to what takes it there. */
export function focusIn(home: Element): void {
  const first = home.querySelector('[data-focus-first]') ?? home;
  if (first instanceof HTMLElement) first.focus();
}

/**
 * Gives the focus to what the page is about, where nothing nearer is left: the open chat, else the list of
 * them, else its main part. A keyboard's way must not begin anew.
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
    // It takes the focus from here alone; the Tab key passes by.
    main.tabIndex = -1;
    main.focus();
  }
}
