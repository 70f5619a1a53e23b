const followers = new Set<() => void>();

/** What holds in the document of a test now. */
let holds: (media: string) => boolean = () => false;

const follow = (_: string, tell: () => void) => void followers.add(tell);
const leave = (_: string, tell: () => void) => void followers.delete(tell);

const matchMedia = (media: string) => ({
  media,
  get matches() {
    // The head of a rule is no query: a browser says that it never holds.
    return !media.startsWith('@') && holds(media);
  },
  addEventListener: follow,
  removeEventListener: leave,
  // MUI's theme still listens through the deprecated names.
  addListener: () => undefined,
  removeListener: () => undefined,
});

/** Gives a test's document media queries, which jsdom has none of: none holds. */
export function installMediaQueries(): void {
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
}

/**
 * Makes the browser answer media queries, and tells who follows one.
 *
 * @param matches whether a query, such as '(max-width: 600px)', holds
 */
export function answerMediaQueries(matches: (media: string) => boolean): void {
  holds = matches;
  followers.forEach((tell) => tell());
}

/** Takes the answers away again: none holds. */
export const forgetMediaQueries = () => answerMediaQueries(() => false);

/** @returns how many listen to a media query. */
export const mediaFollowers = (): number => followers.size;
