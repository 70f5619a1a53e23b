/** Frames that come when a test says so. */
export interface ManualFrames {
  /** Lets the frames come that are asked for, one after the other. @returns how many came, `most` at most. */
  pass: (most: number) => number;
  /** @returns how many are asked for. */
  asked: () => number;
}

/** Takes the frames of this file's tests in hand: call it at the top of the file. */
export function manualFrames(): ManualFrames {
  const real = {
    request: globalThis.requestAnimationFrame,
    cancel: globalThis.cancelAnimationFrame,
  };
  let asked = new Map<number, FrameRequestCallback>();
  let last = 0;
  beforeEach(() => {
    asked = new Map();
    globalThis.requestAnimationFrame = (step) => {
      last += 1;
      asked.set(last, step);
      return last;
    };
    globalThis.cancelAnimationFrame = (handle) => void asked.delete(handle);
  });
  afterEach(() => {
    globalThis.requestAnimationFrame = real.request;
    globalThis.cancelAnimationFrame = real.cancel;
  });
  return {
    pass: (most) => {
      let passed = 0;
      while (passed < most) {
        const [next] = asked;
        if (next === undefined) break;
        asked.delete(next[0]);
        next[1](passed);
        passed += 1;
      }
      return passed;
    },
    asked: () => asked.size,
  };
}
