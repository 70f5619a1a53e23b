import type { Locator, Page } from 'playwright-core';

/** More Tab stops than any screen of the path has. */
const MOST_STOPS = 120;

/** The element with the keyboard focus, and whether a person can see that. */
interface Stop {
  /** The element, named as a person would describe it. */
  name: string;
  /** True when an outline or a thicker border marks it. */
  marked: boolean;
  /** The element that covers its middle; null for none. */
  coveredBy: string | null;
}

/** Runs in the page: describes the focused element. */
function lookAtFocus(): Stop | null {
  const held = document.activeElement;
  if (!held || held === document.body) return null;
  // A dialog that has just opened holds the focus itself until the first key moves it inside, so it is not a stop.
  if (held.matches('[role="dialog"], :has([role="dialog"])')) return null;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}”`;
  const hasRing = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  };
  // A field's border is drawn beside its input; a switch's ring is drawn around its transparent input.
  const field = held.closest('.MuiOutlinedInput-root')?.querySelector('fieldset');
  const hasBorder = field ? parseFloat(getComputedStyle(field).borderTopWidth) >= 2 : false;
  const { left, top, width, height } = held.getBoundingClientRect();
  const there = document.elementFromPoint(
    Math.min(Math.max(left + width / 2, 0), innerWidth - 1),
    Math.min(Math.max(top + height / 2, 0), innerHeight - 1),
  );
  return {
    name: nameOf(held),
    marked: hasRing(held) || hasRing(held.closest('.MuiSwitch-switchBase')) || hasBorder,
    coveredBy:
      there && (held.contains(there) || there.contains(held))
        ? null
        : nameOf(there ?? document.body),
  };
}

/** A person who uses only the keyboard. */
interface Keyboard {
  /**
   * Presses Tab (or Shift+Tab) until `target` has the focus.
   *
   * @throws Error when it is never reached, or when the focus is not visible at some stop on the way.
   */
  tabTo: (target: Locator, how?: 'Tab' | 'Shift+Tab') => Promise<void>;
  press: (...keys: string[]) => Promise<void>;
  /** Opens a menu and chooses the item with these words. */
  takeFromMenu: (trigger: Locator, item: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /**
   * Chooses this value in the select that has the focus, by the letter its words begin with. Whole words would depend on
   * how fast the keys come: after a pause a select takes the next letter for the beginning of another word.
   */
  choose: (value: string, letter: string) => Promise<void>;
  /**
   * Presses Tab `stops` times, once the focus is in `region` or on the element around it. @returns whether the focus
   * was inside at every stop.
   */
  staysIn: (region: Locator, stops: number) => Promise<boolean>;
  /** @returns to how many targets Tab has led, the focus being visible on each. Toasts on the way do not count. */
  reached: () => number;
}

/** Waits until this element has the focus: when something closes or acts, the focus returns a moment later. */
export const focused = (locator: Locator): Promise<void> =>
  locator.and(locator.page().locator(':focus')).waitFor({ state: 'attached' });

const holdsFocus = (locator: Locator) =>
  locator.evaluateAll((found) => found.some((element) => element === document.activeElement));

const containsFocus = (locator: Locator) =>
  locator.evaluateAll((found) => found.some((element) => element.contains(document.activeElement)));

export function keyboardOf(page: Page): Keyboard {
  let reached = 0;
  /** Checks the element that has the focus. @returns false when none has it */
  const check = async () => {
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null) return false;
    if (!stop.marked) throw new Error(`The focus cannot be seen on ${stop.name}`);
    if (stop.coveredBy !== null) {
      throw new Error(`${stop.coveredBy} covers ${stop.name}, which holds the focus`);
    }
    return true;
  };
  const step = async (key: string) => {
    await page.keyboard.press(key);
    await check();
  };
  const tabTo: Keyboard['tabTo'] = async (target, how = 'Tab') => {
    await target.first().waitFor();
    for (let count = 0; count < MOST_STOPS; count += 1) {
      if (await holdsFocus(target)) {
        if (await check()) reached += 1;
        return;
      }
      await step(how);
    }
    throw new Error(`${how} never leads to ${String(target)}`);
  };
  const press: Keyboard['press'] = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    tabTo,
    press,
    takeFromMenu: async (trigger, item) => {
      await tabTo(trigger);
      await press('Enter');
      const wanted = page.getByRole('menuitem', { name: item });
      // The menu takes the focus; then ArrowDown leads to the item.
      const there = page.getByRole('menuitem').and(page.locator(':focus'));
      await there.waitFor();
      const stops = await page.getByRole('menuitem').count();
      for (let count = 1; count < stops && !(await wanted.and(there).isVisible()); count += 1) {
        await press('ArrowDown');
      }
      await focused(wanted);
      await press('Enter');
      // While it fades out, hidden from screen readers, it still lies over what it has opened.
      await page.locator('[role="menu"]').waitFor({ state: 'detached' });
    },
    type: (text) => page.keyboard.type(text),
    choose: async (value, letter) => {
      const field = page.locator('select:focus');
      const choices = await field.locator('option').count();
      for (let count = 0; count < choices && (await field.inputValue()) !== value; count += 1) {
        await press(letter);
      }
      expect(await field.inputValue()).toBe(value);
    },
    staysIn: async (region, stops) => {
      // A region that has just opened takes the focus a moment after it is visible.
      await region
        .and(page.locator(':focus-within'))
        .or(page.locator(':focus').filter({ has: region }))
        .first()
        .waitFor({ state: 'attached' });
      for (let count = 0; count < stops; count += 1) {
        await step('Tab');
        if (!(await containsFocus(region))) return false;
      }
      return true;
    },
    reached: () => reached,
  };
}
