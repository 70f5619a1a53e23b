import type { Page } from 'playwright-core';
import { openPerson, type Person, VIEWPORTS } from './browser';
import type { SeededStage } from './journey';
import { contentOf } from './openPages';
import type { Screen } from './screens/screen';
import { openSignedIn } from './signedIn';

type Scheme = 'dark' | 'light';
export type Size = keyof typeof VIEWPORTS;

/** One theme and window size for a screen. */
interface Look {
  scheme: Scheme;
  size: Size;
}

/** The same screens in several looks at once, so that an event at the host reaches all of them. */
export interface Looks {
  /**
   * Shows `screen` in these sizes and in both themes, calls `visit` for each, and cleans up. @returns the results, in the
   * order of the looks.
   */
  at: <T>(
    screen: Screen,
    sizes: readonly Size[],
    visit: (page: Page, look: Look) => Promise<T>,
  ) => Promise<T[]>;
  /** @returns everything that went wrong in any of the pages so far. */
  faults: () => string[];
}

/** A person's browser, with a second tab in which another theme can be chosen. */
interface Window {
  person: Person;
  size: Size;
  otherTab: Page;
  scheme: Scheme;
}

/** Chooses a theme in the other tab, and waits until the console has followed (behaviour: theme). */
async function choose(window: Window, scheme: Scheme): Promise<void> {
  window.scheme = scheme;
  await window.otherTab.evaluate(
    (chosen) => localStorage.setItem('theme_preference', chosen),
    scheme,
  );
  await window.person.page.locator(`html.${scheme}`).waitFor();
}

/**
 * Opens one window for each person and size. Both themes are checked in the same page, one after the other: the theme
 * is only a class on the document's element, and loading the console again for it would take most of the time.
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
            const asLoaded = await visit(person.page, { scheme: loaded, size });
            const other = loaded === 'dark' ? 'light' : 'dark';
            await choose(window, other);
            return [asLoaded, await visit(person.page, { scheme: other, size })];
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
