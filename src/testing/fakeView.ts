interface FakeView {
  /** Brings the element into view and notifies its observers. */
  comes: (element: Element) => void;
  /** Removes the fake, because jsdom has no such observer. */
  end: () => void;
}

/** Replaces the IntersectionObserver, which jsdom does not have: nothing is in view until a test says so. */
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
