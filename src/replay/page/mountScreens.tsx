/** What runs in the frame of the screens: they have a window of their own, as large as the recorded one. */
import { createRoot } from 'react-dom/client';
import { StyleCache } from '@/console/app/csp/StyleCache';
import { keepFocusOut } from './keepFocusOut';
import { Screens, type ScreensProps } from './Screens';
import { keepUntouched } from './untouched';

/** Sent to the frame's element when the screens can be shown. */
export const SCREENS_READY = 'balcao:screens';

/** Shows the screens of a moment. */
export type ShowScreens = (screens: ScreensProps) => void;

/** Gets the frame ready, and hands the function that shows screens in it to the page around it. */
export function mountScreens(container: HTMLElement, frame: Element): void {
  keepFocusOut(window);
  keepUntouched(window);
  const root = createRoot(container);
  const detail: ShowScreens = (screens) =>
    root.render(
      <StyleCache>
        <Screens {...screens} />
      </StyleCache>,
    );
  frame.dispatchEvent(new CustomEvent<ShowScreens>(SCREENS_READY, { detail }));
}
