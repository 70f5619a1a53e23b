/** Characters that become bytes in one go: some milliseconds of work. */
const SLICE = 1_000_000;

/**
 * A text as a blob, made slice by slice: turning 20 MB into bytes at once would hold the page up.
 * @param rest lets the page do something else before each slice; before the first too, for a paste has its own work
 *   with a text of that size.
 */
export async function blobOfText(text: string, rest: () => Promise<void>): Promise<Blob> {
  const slices: Blob[] = [];
  for (let start = 0; start < text.length;) {
    await rest();
    let end = start + SLICE;
    // A pair of code units is one character: cut between them, both halves would be lost.
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end += 1;
    slices.push(new Blob([text.slice(start, end)]));
    start = end;
  }
  return new Blob(slices);
}
