interface Patience {
  /** The limit must hold however busy the machine is. */
  limitMs?: number;
  pollMs?: number;
  /** The awaited condition, for the error message. */
  what?: string;
}

/** @returns what `isSo` says; false when it says nothing until `deadline` */
async function asked(isSo: () => boolean | Promise<boolean>, deadline: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), deadline - Date.now());
  });
  try {
    return await Promise.race([isSo(), silent]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Polls until the condition is true; for conditions that no event announces.
 * @throws Error when it stays false until the limit, or says nothing
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { limitMs = 90_000, pollMs = 10, what = String(isSo) }: Patience = {},
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await asked(isSo, deadline))) {
    if (Date.now() >= deadline) throw new Error(`It did not come to pass in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
