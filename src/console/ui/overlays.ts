/** The id of the element that dialogs stand in (app/App.tsx). */
export const OVERLAYS_ID = 'overlays';

/**
 * Where dialogs stand. A modal hides its siblings from screen readers: in a place of their own these
 * are other dialogs, and toasts and offers, which come at any time, can still be heard.
 */
export function overlaysElement(): HTMLElement {
  return document.getElementById(OVERLAYS_ID) ?? document.body;
}
