import type { Page } from 'playwright-core';
import { openPerson, type Person, VIEWPORTS } from './browser';
import type { FurnishedStage } from './journey';
import type { Screen } from './screens/screen';
import { openSignedIn } from './signedIn';

/** One way to look at a screen. */
export interface Look {
  scheme: 'dark' | 'light';
  size: keyof typeof VIEWPORTS;
}

/** The same screens in several looks at once, so that what happens at the host happens to all of them. */
export interface Looks {
  /** Shows `screen` in every look, lets `visit` see each, and tidies up. @returns what it saw, a look after the other. */
  at: <T>(screen: Screen, visit: (page: Page, look: Look) => Promise<T>) => Promise<T[]>;
  /** Everything that went wrong in any of the pages so far. */
  faults: () => string[];
}

/**
 * @param prepare done to every person's browser before its first page opens
 */
export function openLooks(
  stage: FurnishedStage,
  looks: readonly Look[],
  prepare: (person: Person) => Promise<void> = () => Promise.resolve(),
): Looks {
  const opened = new Map<Screen['who'], Promise<Person[]>>();
  const faults: string[] = [];

  const open = async (who: Screen['who'], { scheme, size }: Look) => {
    const options = { scheme, viewport: VIEWPORTS[size] };
    const person = await (who === 'nobody'
      ? openPerson(stage.browser, stage.backend.url, options)
      : openSignedIn(stage, who, options));
    // Motion has no part in how a screen reads, and costs time.
    await person.page.emulateMedia({ reducedMotion: 'reduce' });
    await prepare(person);
    return person;
  };
  const peopleFor = (who: Screen['who']) => {
    const known = opened.get(who) ?? Promise.all(looks.map((look) => open(who, look)));
    opened.set(who, known);
    return known;
  };

  return {
    at: async (screen, visit) => {
      const { world } = stage;
      const people = await peopleFor(screen.who);
      try {
        await Promise.all(people.map(({ page }) => screen.show(page, world)));
        await screen.happen?.(world);
        return await Promise.all(
          people.map(async ({ page }, index) => {
            await screen.seen?.(page);
            const look = looks[index];
            if (look === undefined) throw new RangeError('A page without a look');
            return visit(page, look);
          }),
        );
      } finally {
        await Promise.all(people.map(async ({ page }) => screen.leave?.(page)));
        await screen.after?.(world);
        faults.push(...people.flatMap((person) => person.faults.splice(0)));
      }
    },
    faults: () => faults,
  };
}
