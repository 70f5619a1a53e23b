/** How often React drew, and what. All 0 on a page without React. */
export interface Renders {
  /** How often it changed the page. */
  commits: number;
  /** Components that ran again. */
  updates: number;
  /** Components that ran for the first time. */
  mounts: number;
  /** Frames that something asked for (`requestAnimationFrame`). */
  frames: number;
}

/** The part of React's fibers that is read. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Runs in the page before the product: counts what React draws, by the hook that its DevTools use, which a production
 * build calls as well. It costs time, so it is never on while time is measured: `__renders.isOn` turns it on.
 */
export function countRenders(): void {
  const renders = { commits: 0, updates: 0, mounts: 0, frames: 0, isOn: false };
  /** React's tags of what runs a function of ours or a library's: function, class, forwardRef, memo, simple memo. */
  const COMPONENTS = [0, 1, 11, 14, 15];
  const PERFORMED_WORK = 1;

  const mounted = (fiber: Fiber | null): void => {
    for (let each = fiber; each !== null; each = each.sibling) {
      if (COMPONENTS.includes(each.tag)) renders.mounts += 1;
      mounted(each.child);
    }
  };
  const updated = (fiber: Fiber, before: Fiber): void => {
    if (COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) {
      renders.updates += 1;
    }
    if (fiber.child === before.child) return;
    for (let each = fiber.child; each !== null; each = each.sibling) {
      if (each.alternate !== null) {
        // What bailed out is the same object on both sides or has the same children; its alternate was not drawn.
        updated(each, each.alternate);
      } else {
        if (COMPONENTS.includes(each.tag)) renders.mounts += 1;
        mounted(each.child);
      }
    }
  };
  const onCommitFiberRoot = (_id: number, root: { current: Fiber }): void => {
    if (!renders.isOn) return;
    renders.commits += 1;
    const { current } = root;
    if (current.alternate === null) mounted(current.child);
    else updated(current, current.alternate);
  };
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    setStrictMode: () => undefined,
  };
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    if (renders.isOn) renders.frames += 1;
    return frame(callback);
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, __renders: renders });
}
