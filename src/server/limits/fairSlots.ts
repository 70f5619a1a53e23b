/** Thrown when too much work waits already: the caller has to try again later (503). */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Who work is done for: `kind` has places of its own, and within a kind each `key` has its turn. */
export interface Turn {
  kind: string;
  key: string;
}

/** Slots that a crowd cannot take from others: who waits is served in turn, not in the order of arrival. */
export interface FairSlots {
  /**
   * Runs `work` when a slot is free. Free slots go round the kinds that wait, and within a kind round its keys; within a
   * key the first comes first. So one key with a hundred waiting delays another by one piece of work. A key that has as
   * many running as it may leaves further free slots to the others.
   *
   * @throws BusyError when too many of this kind wait already; whatever `work` rejects with.
   */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
}

/** Work that waits: `begin` takes a slot for it. */
interface Waiter {
  begin: () => void;
  mayBegin: () => boolean;
}

/** The work that waits, first by kind, then by key. Both maps are in the order in which their turn comes. */
type Waiting = Map<string, Map<string, Waiter[]>>;

interface FairSlotLimits {
  /** How many run at the same time, of all kinds together. */
  atOnce: number;
  /** How many of one key run at the same time. Default: as many as there are slots. */
  ofOneKey?: number;
  /** How many of one kind may wait; further ones are refused at once. */
  waiting: number;
}

export function createFairSlots({ atOnce, ofOneKey = atOnce, waiting }: FairSlotLimits): FairSlots {
  let free = atOnce;
  const running = new Map<string, number>();
  const kinds: Waiting = new Map();

  const runningOf = (turn: Turn) => running.get(nameOf(turn)) ?? 0;
  const mayBegin = (turn: Turn) => free > 0 && runningOf(turn) < ofOneKey;

  function begin(turn: Turn): void {
    free -= 1;
    running.set(nameOf(turn), runningOf(turn) + 1);
  }

  function end(turn: Turn): void {
    free += 1;
    const left = runningOf(turn) - 1;
    if (left > 0) running.set(nameOf(turn), left);
    else running.delete(nameOf(turn));
  }

  function wait(turn: Turn): Promise<void> {
    const { kind, key } = turn;
    const keys = kinds.get(kind) ?? new Map<string, Waiter[]>();
    const ofKind = [...keys.values()].reduce((sum, queue) => sum + queue.length, 0);
    if (ofKind >= waiting) throw new BusyError('Every slot is taken');
    return new Promise((resolve) => {
      const waiter = {
        mayBegin: () => mayBegin(turn),
        // The slot is taken before the work goes on: whoever comes in between must not find it free.
        begin: () => {
          begin(turn);
          resolve();
        },
      };
      keys.set(key, [...(keys.get(key) ?? []), waiter]);
      kinds.set(kind, keys);
    });
  }

  /** Takes the next of those who wait and may begin, and puts its kind and key behind the others. */
  function next(): Waiter | undefined {
    for (const [kind, keys] of kinds) {
      for (const [key, [first, ...rest]] of keys) {
        if (!first?.mayBegin()) continue;
        kinds.delete(kind);
        keys.delete(key);
        if (rest.length > 0) keys.set(key, rest);
        if (keys.size > 0) kinds.set(kind, keys);
        return first;
      }
    }
    return undefined;
  }

  return {
    run: async (turn, work) => {
      if (mayBegin(turn)) begin(turn);
      else await wait(turn);
      try {
        return await work();
      } finally {
        end(turn);
        next()?.begin();
      }
    },
  };
}

/** Kinds are words of the code, so that no key can pass for another kind's. */
const nameOf = ({ kind, key }: Turn) => `${kind}:${key}`;
