import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { focusIn, focusPage } from './focusHome';

/** A home fills its pane, which would cut off an outline drawn outside of it. */
const RING = { '[data-focus-home]:focus-visible': { outlineOffset: -3 } };

/** Matches elements that return the focus to where it came from when they leave: toasts. */
const RETURNS = '[data-focus-returns]';
const DIALOG = '[role="dialog"]';
/** A dialog counts as a home too: it keeps the focus inside. */
const HOME = `[data-focus-home], ${DIALOG}`;

/** True when the element can no longer hold the focus: it left the page, or was disabled. */
const isLost = (held: Element) => !held.isConnected || held.matches(':disabled');

const isNobodys = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Hands the focus on when the element that has it leaves the page or is disabled: back to where it came from if it is
 * marked so, else to the nearest FOCUS_HOME around it, or around what had the focus before its dialog opened, else to the
 * page's main content. A click on empty space removes the focus on purpose, so nothing gets it then.
 *
 * @returns a function that stops it
 */
function keepFocus(): () => void {
  let held: Element | null = null;
  /** The element's ancestors, nearest first. Once it has left the page, they can no longer be found. */
  let around: readonly Element[] = [];
  let cameFrom: Element | null = null;
  /** What had the focus before a dialog opened, and its ancestors: dialogs stand beside the page, not in their place. */
  const behind = new WeakMap<Element, readonly Element[]>();

  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const returning = target.closest(RETURNS);
    if (returning === null) cameFrom = null;
    // When the focus moves from one toast to the next, the origin of the first still counts.
    else if (relatedTarget instanceof Element && relatedTarget.closest(RETURNS) === null) {
      cameFrom = relatedTarget;
    }
    const dialog = target.closest(DIALOG);
    if (dialog !== null && held !== null && !behind.has(dialog) && !dialog.contains(held)) {
      behind.set(dialog, [held, ...around]);
    }
    held = target;
    around = [...ancestorsOf(target), ...((dialog && behind.get(dialog)) ?? [])];
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      // The person let go of the focus, unless another window has it: that one gives it back.
      if (held !== null && !isLost(held) && isNobodys() && document.hasFocus()) held = null;
    });
  };
  const handOn = () => {
    if (held === null || !isLost(held)) return;
    // A disabled element keeps the focus until the next frame.
    const isFree = isNobodys() || document.activeElement === held;
    if (!isFree) return;
    const home = around.find((element) => element.isConnected && element.matches(HOME));
    const origin = cameFrom;
    held = null;
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
    else if (home === undefined) focusPage();
    else focusIn(home);
  };

  const observer = new MutationObserver(handOn);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

function ancestorsOf(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement) found.push(at);
  return found;
}

/** Keeps the focus from being lost while this component is mounted (see keepFocus). */
export function FocusKeeper() {
  useEffect(keepFocus, []);
  return <GlobalStyles styles={RING} />;
}
