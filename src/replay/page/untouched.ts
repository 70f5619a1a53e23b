/** What a person does to a page with a pointer or a keyboard, and what follows from it. */
const DEEDS = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'auxclick', 'dblclick'],
  ...['contextmenu', 'keydown', 'keyup', 'beforeinput', 'submit', 'dragstart', 'paste'],
];

/** The keys that move within a page, and out of it. */
const MOVES = new Set(
  'Tab ArrowUp ArrowDown ArrowLeft ArrowRight PageUp PageDown Home End'.split(' '),
);

/**
 * Lets screens be scrolled and pointed at, and nothing else: whatever somebody opened or typed in them would stay while
 * the recording goes on, and seem to be of whoever was recorded.
 *
 * @param frame the window of the screens, in which nothing else runs
 */
export function keepUntouched(frame: Pick<Window, 'addEventListener'>): void {
  const refuse = (event: Event) => {
    event.stopImmediatePropagation();
    const isMove = event instanceof KeyboardEvent && MOVES.has(event.key);
    if (!isMove) event.preventDefault();
  };
  for (const deed of DEEDS) frame.addEventListener(deed, refuse, { capture: true });
}
