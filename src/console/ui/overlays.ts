/** The id of the element that contains dialogs (app/App.tsx). */
export const OVERLAYS_ID = 'overlays';

/**
 * @returns the element that contains dialogs. A modal hides its siblings from screen readers. In an element of their
 * own, a modal's only siblings are other dialogs, so toasts and offers, which come at any time, are still announced.
 */
export function overlaysElement(): HTMLElement {
  return document.getElementById(OVERLAYS_ID) ?? document.body;
}
