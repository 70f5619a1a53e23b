/**
 * Gives the panes of this file's tests a height, without which a virtual list has no row in the page: jsdom lays nothing
 * out. Call it at the top of the file.
 *
 * @param px of every element that scrolls
 * @param rowPx of every row of a virtual list; what is neither stays without a height
 */
export function givePanesHeight(px: number, rowPx = 0): void {
  const height = {
    configurable: true,
    get(this: HTMLElement) {
      if (getComputedStyle(this).overflowY === 'auto') return px;
      return this.dataset['index'] === undefined ? 0 : rowPx;
    },
  };
  const places = [
    [Element.prototype, 'clientHeight'],
    [HTMLElement.prototype, 'offsetHeight'],
  ] as const;
  const real = places.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  beforeAll(() => {
    for (const [owner, name] of places) Object.defineProperty(owner, name, height);
  });
  afterAll(() => {
    places.forEach(([owner, name], index) => {
      const before = real[index];
      if (before) Object.defineProperty(owner, name, before);
    });
  });
}
