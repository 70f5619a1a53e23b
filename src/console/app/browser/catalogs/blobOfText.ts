/** The number of characters encoded at once: a few milliseconds of work. */
const SLICE = 1_000_000;

/**
 * Turns a text into a blob slice by slice: encoding 20 MB at once would block the page.
 *
 * @param rest yields to the page before each slice, also before the first: the paste itself has just done work on a
 * text of that size.
 */
export async function blobOfText(text: string, rest: () => Promise<void>): Promise<Blob> {
  const slices: Blob[] = [];
  for (let start = 0; start < text.length;) {
    await rest();
    let end = start + SLICE;
    // A surrogate pair is one character. A cut between the two would destroy it.
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end += 1;
    slices.push(new Blob([text.slice(start, end)]));
    start = end;
  }
  return new Blob(slices);
}
