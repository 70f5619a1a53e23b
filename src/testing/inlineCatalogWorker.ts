import { createCatalogDesk } from '@/console/app/browser/catalogs/catalogDesk';
import type { CatalogWorker } from '@/console/app/browser/catalogs/protocol';

/** The catalog worker's code without a thread of its own: its answers come later, as from a thread. */
export function startInlineCatalogWorker(): CatalogWorker {
  let isRunning = true;
  const later = (run: () => void) =>
    setTimeout(() => {
      if (isRunning) run();
    }, 0);
  const serve = createCatalogDesk((reply) =>
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
