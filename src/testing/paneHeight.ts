/**
 * Gives the panes of this file's tests a height, without which a virtual list has no row in the page: jsdom lays nothing
 * out. What does not scroll, such as a row, stays without one. Call it at the top of the file.
 *
 * @param px of every element that scrolls
 */
export function givePanesHeight(px: number): void {
  const height = {
    configurable: true,
    get(this: HTMLElement) {
      return getComputedStyle(this).overflowY === 'auto' ? px : 0;
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
