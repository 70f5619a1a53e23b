/** Bytes that an object, a field or an item takes, roughly. */
const ENTRY_BYTES = 8;

/** @returns about how many bytes plain data takes in memory. What it holds twice is counted twice. */
export function sizeOf(data: unknown): number {
  if (typeof data === 'string') return 2 * data.length;
  if (typeof data !== 'object' || data === null) return ENTRY_BYTES;
  let size = ENTRY_BYTES;
  for (const item of Object.values(data)) size += ENTRY_BYTES + sizeOf(item);
  return size;
}
