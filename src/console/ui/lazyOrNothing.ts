import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a screen that is downloaded when it is first shown. The screen goes on without it, so a download that fails is
 * no fault of the page: nothing stands in its place then.
 */
export const lazyOrNothing = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(() => () => null) }));
