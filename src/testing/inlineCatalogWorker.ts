import { createCatalogHandler } from '@/console/app/browser/catalogs/catalogHandler';
import type { CatalogWorker } from '@/console/app/browser/catalogs/protocol';

/** The catalog worker's code without a separate thread: its answers are asynchronous, as from a thread. */
export function startInlineCatalogWorker(): CatalogWorker {
  let isRunning = true;
  const later = (run: () => void) =>
    setTimeout(() => {
      if (isRunning) run();
    }, 0);
  const serve = createCatalogHandler((reply) =>
    later(() => worker.onmessage?.(new MessageEvent('message', { data: reply }))),
  );
  const worker: CatalogWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (request) => later(() => void serve(request)),
    terminate: () => {
      isRunning = false;
    },
  };
  return worker;
}
