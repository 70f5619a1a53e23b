/** What became of the question who is there; 'failed': it could not be asked. */
type IdentityAnswer = 'confirmed' | 'cancelled' | 'failed';

/** The question who is there, which a host asks before acts that move money or destroy (wire: confirm). */
export interface IdentityQuestion {
  /** Asks the person. Calls that ask while the question is open share its answer. */
  ask(): Promise<IdentityAnswer>;
  /** Whether somebody waits for an answer. */
  isOpen(): boolean;
  /** Answers the open question; without one it does nothing. */
  answer(answer: IdentityAnswer): void;
  /** Whoever shows the question listens here. @returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** @returns a question that is 'failed' at once while nobody listens who could show it. */
export function createIdentityQuestion(): IdentityQuestion {
  const listeners = new Set<() => void>();
  let open: { answer: Promise<IdentityAnswer>; resolve: (answer: IdentityAnswer) => void } | null =
    null;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    ask() {
      if (open) return open.answer;
      if (listeners.size === 0) return Promise.resolve('failed');
      let resolve: (answer: IdentityAnswer) => void = () => undefined;
      const answer = new Promise<IdentityAnswer>((settle) => {
        resolve = settle;
      });
      open = { answer, resolve };
      tell();
      return answer;
    },
    isOpen: () => open !== null,
    answer(answer) {
      const asked = open;
      if (!asked) return;
      open = null;
      tell();
      asked.resolve(answer);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
