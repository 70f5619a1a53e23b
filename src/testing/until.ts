interface Patience {
  /** However much else the machine does. */
  limitMs?: number;
  pollMs?: number;
  /** What the error says did not come about. */
  what?: string;
}

/**
 * Looks again and again until it is so; for what nothing tells of by itself.
 * @throws Error when it does not come about in time
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { limitMs = 90_000, pollMs = 10, what = String(isSo) }: Patience = {},
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It did not come to pass in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
