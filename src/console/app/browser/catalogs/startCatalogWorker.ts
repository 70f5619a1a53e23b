import type { CatalogWorker } from './protocol';

/** A thread of its own, whose code is a file of ours: the policy's worker-src allows no other. */
export const startCatalogWorker = (): CatalogWorker =>
  new Worker(
    /* webpackChunkName: "catalog-worker" */ new URL('./catalog.worker.ts', import.meta.url),
  );
