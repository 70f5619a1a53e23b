import { act } from '@testing-library/react';
import { settle } from './consoleSession';

/** Runs `event` and waits for its effects; events are batched, and show with the next frame. */
export const happens = (event: () => void = () => undefined): Promise<void> =>
  act(async () => {
    event();
    await settle();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
