/**
 * Makes the browser answer media queries in a test's document, which has none of its own.
 *
 * @param matches whether a query, such as '(max-width: 600px)', holds
 */
export function answerMediaQueries(matches: (media: string) => boolean): void {
  const matchMedia = (media: string) => ({
    media,
    matches: matches(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // MUI's theme still listens through the deprecated names.
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
}

/** Takes the answers away again. */
export const forgetMediaQueries = () => void Reflect.deleteProperty(window, 'matchMedia');
