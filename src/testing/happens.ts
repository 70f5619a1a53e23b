import { act } from '@testing-library/react';
import { settle } from './consoleSession';

/** Does `event` and lets what follows come to its end; events are batched, and show with the next frame. */
export const happens = (event: () => void = () => undefined): Promise<void> =>
  act(async () => {
    event();
    await settle();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
