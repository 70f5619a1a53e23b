import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus back that screens take without being asked, as the composer does when a chat opens: whoever steps
 * through a recording by keyboard stays where they are. A click or Tab asks.
 */
export function useUnaskedFocus(screens: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isAsked = false;
    const ask = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Tab') return;
      isAsked = true;
      setTimeout(() => (isAsked = false));
    };
    const giveBack = ({ relatedTarget, target }: FocusEvent) => {
      const box = screens.current;
      if (isAsked || !(target instanceof HTMLElement) || box?.contains(target) !== true) return;
      if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget))
        relatedTarget.focus();
      else target.blur();
    };
    window.addEventListener('pointerdown', ask, true);
    window.addEventListener('keydown', ask, true);
    window.addEventListener('focusin', giveBack);
    return () => {
      window.removeEventListener('pointerdown', ask, true);
      window.removeEventListener('keydown', ask, true);
      window.removeEventListener('focusin', giveBack);
    };
  }, [screens]);
}
