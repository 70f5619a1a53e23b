import type { CatalogWorker } from './protocol';

/** Starts the worker from a file of ours: the policy's worker-src allows nothing else. */
export const startCatalogWorker = (): CatalogWorker =>
  new Worker(
    /* webpackChunkName: "catalog-worker" */ new URL('./catalog.worker.ts', import.meta.url),
  );
