interface FakeView {
  /** The element comes into view: whoever watches it hears of it. */
  comes: (element: Element) => void;
  /** Takes it away again, as jsdom is without it. */
  end: () => void;
}

/** A window in which nothing is in view until a test says so, instead of jsdom's, which cannot tell. */
export function createFakeView(): FakeView {
  const watchers = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
  class Observer {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element): void {
      watchers.set(element, this.callback);
      this.callback([{ isIntersecting: false }]);
    }
    disconnect(): void {
      for (const [element, callback] of watchers) {
        if (callback === this.callback) watchers.delete(element);
      }
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
  return {
    comes: (element) => watchers.get(element)?.([{ isIntersecting: true }]),
    end: () => void Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}
