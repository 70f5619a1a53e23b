import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { focusIn, focusPage } from './focusHome';

/** A home fills its pane: its ring would be cut off outside of it. */
const RING = { '[data-focus-home]:focus-visible': { outlineOffset: -3 } };

/** What gives the focus back to where it came from when it leaves: a toast. */
const RETURNS = '[data-focus-returns]';
/** A dialog keeps the focus to itself. */
const HOME = '[data-focus-home], [role="dialog"]';

/** Something that may take the focus from what held it: it left the page, or was disabled. */
const isLost = (held: Element) => !held.isConnected || held.matches(':disabled');

const isNobodys = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Whatever leaves the page with the focus in it, or is disabled, hands it on: to where it came from where that
 * is marked, else to the nearest FOCUS_HOME around it, else to what the page is about. Who
 * clicks beside everything has let go of it, and gets it nowhere.
 *
 * @returns the end of it
 */
function keepFocus(): () => void {
  let held: Element | null = null;
  /** What stood around it, the nearest first: once it has left, nobody else knows. */
  let around: readonly Element[] = [];
  let cameFrom: Element | null = null;

  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const returning = target.closest(RETURNS);
    if (returning === null) cameFrom = null;
    // From one toast to the next: what was before both still counts.
    else if (relatedTarget instanceof Element && relatedTarget.closest(RETURNS) === null) {
      cameFrom = relatedTarget;
    }
    held = target;
    around = ancestorsOf(target);
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      // Another window may have it, and gives it back.
      if (held !== null && !isLost(held) && isNobodys() && document.hasFocus()) held = null;
    });
  };
  const handOn = () => {
    if (held === null || !isLost(held)) return;
    // One that is disabled holds it until the page is drawn next.
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

/** Keeps the focus from being lost while it stands in the page (see keepFocus). */
export function FocusKeeper() {
  useEffect(keepFocus, []);
  return <GlobalStyles styles={RING} />;
}
