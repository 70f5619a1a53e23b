/** A recording as a file to save. */
export interface RecordingFile {
  name: string;
  content: Blob;
}

interface Pending {
  resolve(file: RecordingFile | null): void;
  reject(fault: Error): void;
}

/** The exports that were asked for and are not answered yet, each with its number. */
interface PendingExports {
  readonly size: number;
  /** @param send sends the request with that number */
  ask(send: (id: number) => void): Promise<RecordingFile | null>;
  resolve(id: number, file: RecordingFile | null): void;
  reject(id: number, fault: Error): void;
  rejectAll(fault: Error): void;
}

export function createPendingExports(): PendingExports {
  const pending = new Map<number, Pending>();
  let count = 0;

  function take(id: number): Pending | undefined {
    const taken = pending.get(id);
    pending.delete(id);
    return taken;
  }

  return {
    get size() {
      return pending.size;
    },
    ask(send) {
      count += 1;
      const id = count;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        send(id);
      });
    },
    resolve: (id, file) => take(id)?.resolve(file),
    reject: (id, fault) => take(id)?.reject(fault),
    rejectAll(fault) {
      for (const { reject } of pending.values()) reject(fault);
      pending.clear();
    },
  };
}
