/**
 * Gives the panes of this file's tests a height, without which a virtual list has no row in the page: jsdom lays nothing
 * out. Call it at the top of the file.
 *
 * @param px of every element
 */
export function givePanesHeight(px: number): void {
  const real = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight');
  beforeAll(() => {
    Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => px });
  });
  afterAll(() => {
    if (real) Object.defineProperty(Element.prototype, 'clientHeight', real);
  });
}
