/** What `tip` gives an element, and by which it is found again. */
const TIP = 'data-tip';

/** A tooltip comes this long after the pointer or the focus, in ms. */
const DELAY_MS = 400;
/** A finger that rests so long, in ms, asks for the tooltip, which stays for a while after it. */
const LONG_PRESS_MS = 700;
const AFTER_TOUCH_MS = 1_500;

/** A tooltip, and the element that it stands beside. */
export interface Tip {
  anchor: HTMLElement;
  text: string;
}

/** @returns the attribute that gives an element a tooltip; spread it onto the element */
export const tip = (text: string) => ({ [TIP]: text });

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${TIP}]`) : null;

const isTooltip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="tooltip"]') !== null;

/**
 * Watches who points at, or comes by keyboard to, an element with a tooltip. Whoever has pressed it knows what it does:
 * its tooltip is away until the pointer or the keyboard comes again, so that it never lies over what was opened. It may
 * be pointed at itself, and Escape takes it away.
 *
 * @param onSoon called when a tooltip is about to be shown
 * @param onShow called with the tooltip to show; null for none
 * @returns a function that ends it
 */
export function watchTips(
  page: Document,
  onSoon: () => void,
  onShow: (tip: Tip | null) => void,
): () => void {
  let current: HTMLElement | null = null;
  let under: HTMLElement | null = null;
  let pressed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  let shownText: string | null = null;
  const show = () => {
    shownText = current?.getAttribute(TIP) ?? null;
    onShow(current === null || shownText === null ? null : { anchor: current, text: shownText });
  };
  // The element may go, or say something else, under the pointer.
  const changes = new MutationObserver(() => {
    if (current?.isConnected !== true || !current.hasAttribute(TIP)) hide();
    else if (current.getAttribute(TIP) !== shownText) show();
  });
  const hide = () => {
    clearTimeout(timer);
    changes.disconnect();
    if (current === null) return;
    current = null;
    show();
  };
  const showAfter = (ms: number, anchor: HTMLElement) => {
    if (anchor === current) return;
    hide();
    current = anchor;
    onSoon();
    timer = setTimeout(() => {
      changes.observe(page, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: [TIP],
      });
      show();
    }, ms);
  };

  const onOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'touch' || isTooltip(target)) return;
    under = anchorOf(target);
    if (under !== pressed) pressed = null;
    if (under === null) hide();
    else if (under !== pressed) showAfter(DELAY_MS, under);
  };
  const onDown = ({ pointerType, target }: PointerEvent) => {
    if (isTooltip(target)) return;
    hide();
    pressed = anchorOf(target);
    if (pressed !== null && pointerType === 'touch') showAfter(LONG_PRESS_MS, pressed);
  };
  const onUp = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' || current === null) return;
    clearTimeout(timer);
    timer = setTimeout(hide, AFTER_TOUCH_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const anchor = anchorOf(target);
    if (anchor === null || anchor === under || !(target instanceof Element)) return;
    if (target.matches(':focus-visible')) showAfter(DELAY_MS, anchor);
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (anchorOf(target) === current) hide();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };

  const ends: (() => void)[] = [];
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => {
    page.addEventListener(type, listener, true);
    ends.push(() => page.removeEventListener(type, listener, true));
  };
  on('pointerover', onOver);
  on('pointerdown', onDown);
  on('pointerup', onUp);
  on('pointercancel', onUp);
  on('focusin', onFocus);
  on('focusout', onBlur);
  on('keydown', onKey);
  on('mouseleave', ({ target }) => {
    if (target === page.documentElement) hide();
  });
  return () => {
    for (const end of ends) end();
    clearTimeout(timer);
    changes.disconnect();
  };
}
