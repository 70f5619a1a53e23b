/** How the floor writes into its page. */

export const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page lacks #${id}`);
  return found;
};

export function element(className: string, tag = 'span'): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}

/** Writes only what differs: an unchanged text node asks for no layout. */
export function write(into: HTMLElement, text: string): void {
  if (into.textContent !== text) into.textContent = text;
}

export function show(which: HTMLElement, isShown: boolean): void {
  if (which.hidden === isShown) which.hidden = !isShown;
}
