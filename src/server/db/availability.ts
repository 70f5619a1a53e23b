/** Whether the database can be asked now, as far as this process knows. The embedded engine always can. */
export interface Availability {
  isAvailable(): boolean;
  /** Resolves at once while it is available, else when it is back. */
  whenAvailable(): Promise<void>;
  /** Called when it went away. */
  onAway(listener: () => void): void;
  /**
   * Called when it is back, and when nobody knows whether a write was committed: what was done meanwhile may have no
   * event, so whoever shows data has to read it again.
   */
  onBack(listener: () => void): void;
}

export interface AvailabilitySource extends Availability {
  set(isAvailable: boolean): void;
  /** The connection broke while a write was being committed. */
  doubt(): void;
}

export function createAvailability(): AvailabilitySource {
  let available = true;
  const away: (() => void)[] = [];
  const back: (() => void)[] = [];
  let waiting: (() => void)[] = [];

  const tell = (listeners: readonly (() => void)[]) => {
    for (const listener of listeners) listener();
  };

  return {
    isAvailable: () => available,
    whenAvailable: () =>
      available ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    onAway: (listener) => void away.push(listener),
    onBack: (listener) => void back.push(listener),
    set: (isAvailable) => {
      if (isAvailable === available) return;
      available = isAvailable;
      if (!available) {
        tell(away);
        return;
      }
      tell(back);
      const released = waiting;
      waiting = [];
      tell(released);
    },
    doubt: () => {
      // While it is away everybody will be told when it is back.
      if (available) tell(back);
    },
  };
}
