/**
 * Lets screens move the focus while it is in their frame, and not take it from the page around it, as the composer
 * would when a chat opens: whoever steps through a recording by keyboard stays where they are.
 *
 * @param frame the window of the screens, in which nothing else runs
 */
export function keepFocusOut(frame: Pick<typeof globalThis, 'document' | 'HTMLElement'>): void {
  const { prototype } = frame.HTMLElement;
  const focus = Reflect.get(prototype, 'focus');
  prototype.focus = function focusWithin(this: HTMLElement, options?: FocusOptions) {
    if (frame.document.hasFocus()) Reflect.apply(focus, this, [options]);
  };
}
