import type { Page } from 'playwright-core';
import { runs } from '@/testing/runs';
import { openPerson, type Person, VIEWPORTS } from './browser';
import type { SeededStage } from './journey';
import { contentOf } from './openPages';
import type { Screen } from './screens/screen';
import { openSignedIn } from './signedIn';

type Scheme = 'dark' | 'light';
type Language = 'pt-BR' | 'en';
export type Size = keyof typeof VIEWPORTS;

/** One theme, language and window size for a screen. */
interface Look {
  scheme: Scheme;
  language: Language;
  size: Size;
}

/** The journeys speak Portuguese: a screen is shown and left in it. */
const SPOKEN: Language = 'pt-BR';

/**
 * What changes for the looks after the first. `npm test` turns theme and language together, the soak shows each theme in
 * each language.
 */
const TURNS = runs<readonly { turned: boolean; language: Language }[]>({
  test: [{ turned: true, language: 'en' }],
  soak: [
    { turned: false, language: 'en' },
    { turned: true, language: 'en' },
    { turned: true, language: SPOKEN },
  ],
});

/** In how many looks a screen is seen at each size. */
export const LOOKS_A_SIZE = 1 + TURNS.length;

/** The same screens in several looks at once, so that an event at the host reaches all of them. */
export interface Looks {
  /**
   * Shows `screen` in these sizes, in both themes and languages, calls `visit` for each, and cleans up. @returns the
   * results, in the order of the looks.
   */
  at: <T>(
    screen: Screen,
    sizes: readonly Size[],
    visit: (page: Page, look: Look) => Promise<T>,
  ) => Promise<T[]>;
  /** @returns everything that went wrong in any of the pages so far. */
  faults: () => string[];
}

/** A person's browser, with a second tab in which another theme and language can be chosen. */
interface Window {
  person: Person;
  size: Size;
  otherTab: Page;
  scheme: Scheme;
}

/** Chooses theme and language in the other tab, and waits until the console has followed (behaviour: theme). */
async function choose(window: Window, scheme: Scheme, language: Language): Promise<void> {
  window.scheme = scheme;
  await window.otherTab.evaluate(
    ([theme, locale]) => {
      localStorage.setItem('theme_preference', theme);
      localStorage.setItem('locale', locale);
    },
    [scheme, language] as const,
  );
  await window.person.page.locator(`html.${scheme}[lang="${language}"]`).waitFor();
}

/**
 * Opens one window for each person and size. Themes and languages are checked in the same page, one after the other:
 * loading the console again for each would take most of the time.
 *
 * @param prepare called with every person before their browser's first page opens
 */
export function openLooks(
  stage: SeededStage,
  prepare: (person: Person) => Promise<void> = () => Promise.resolve(),
): Looks {
  const opened = new Map<string, Promise<Window>>();
  const faults: string[] = [];

  const open = async (who: Screen['who'], size: Size): Promise<Window> => {
    const options = { viewport: VIEWPORTS[size] };
    const person = await (who === 'nobody'
      ? openPerson(stage.browser, stage.backend.url, options)
      : openSignedIn(stage, who, options));
    await prepare(person);
    const otherTab = await person.context.newPage();
    await otherTab.goto('/healthz');
    await person.page.bringToFront();
    return { person, size, otherTab, scheme: 'dark' };
  };
  const windowFor = (who: Screen['who'], size: Size) => {
    const key = `${who} ${size}`;
    const known = opened.get(key) ?? open(who, size);
    opened.set(key, known);
    return known;
  };

  /** What the pages show where a look fails: the screen is left before the journey itself fails. */
  const told = async (windows: readonly Window[], fault: unknown) => {
    const shown = await Promise.all(windows.map(({ person }) => contentOf(person.page)));
    return new Error([String(fault), ...shown].join('\n\n'), { cause: fault });
  };

  return {
    at: async (screen, sizes, visit) => {
      const { world } = stage;
      const windows = await Promise.all(sizes.map((size) => windowFor(screen.who, size)));
      try {
        await Promise.all(windows.map(({ person }) => screen.show(person.page, world)));
        await screen.happen?.(world);
        const seen = await Promise.all(
          windows.map(async (window) => {
            const { person, size } = window;
            await screen.seen?.(person.page);
            // The screen was loaded in one theme, and the next one will be in the other.
            const loaded = window.scheme;
            const other = loaded === 'dark' ? 'light' : 'dark';
            try {
              const look = { scheme: loaded, language: SPOKEN, size };
              const results = [await visit(person.page, look)];
              for (const { turned, language } of TURNS) {
                const scheme = turned ? other : loaded;
                await choose(window, scheme, language);
                results.push(await visit(person.page, { scheme, language, size }));
              }
              return results;
            } finally {
              await choose(window, other, SPOKEN);
            }
          }),
        );
        return seen.flat();
      } catch (fault) {
        throw await told(windows, fault);
      } finally {
        await Promise.all(windows.map(async ({ person }) => screen.leave?.(person.page)));
        await screen.after?.(world);
        faults.push(...windows.flatMap(({ person }) => person.faults.splice(0)));
      }
    },
    faults: () => faults,
  };
}
