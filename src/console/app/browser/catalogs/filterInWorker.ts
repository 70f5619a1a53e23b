import type { FilterOptions, FilterOutcome, HeldCatalog } from '@/console/ports/catalogs';
import { productAt } from './packedProducts';
import type { CatalogReply, CatalogWorker } from './protocol';

interface Waiting {
  resolve: (reply: CatalogReply) => void;
  reject: (fault: Error) => void;
}

type Filtered = Extract<CatalogReply, { kind: 'filtered' }>;

/**
 * Filters one catalog in a worker of its own, which stays for the searches until the signal is aborted. The worker is
 * terminated instead of asked to stop: only that is certain to cancel.
 */
export function filterInWorker(
  startWorker: () => CatalogWorker,
  pasted: Blob,
  { onProgress, signal }: FilterOptions,
): Promise<FilterOutcome> {
  if (signal.aborted) return Promise.resolve({ kind: 'cancelled' });
  const worker = startWorker();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let gone: string | null = null;

  return new Promise((resolve) => {
    const end = (outcome: FilterOutcome, why: string) => {
      if (gone !== null) return;
      gone = why;
      worker.terminate();
      for (const { reject } of waiting.values()) reject(new Error(why));
      waiting.clear();
      resolve(outcome);
    };
    signal.addEventListener('abort', () => end({ kind: 'cancelled' }, 'cancelled'), { once: true });

    const ask = (kind: 'search' | 'text', query: string) =>
      new Promise<CatalogReply>((found, reject) => {
        if (gone !== null) {
          reject(new Error(gone));
          return;
        }
        asked += 1;
        waiting.set(asked, { resolve: found, reject });
        worker.postMessage({ kind, id: asked, query });
      });
    const hold = ({ products, leftOut }: Filtered): HeldCatalog => ({
      count: products.ends.length,
      leftOut,
      product: (index) => productAt(products, index),
      search: async (query) => {
        const reply = await ask('search', query);
        return reply.kind === 'found' ? reply.indexes : [];
      },
      text: async (query) => {
        const reply = await ask('text', query);
        return reply.kind === 'text' ? reply.text : '';
      },
    });

    worker.onmessage = ({ data: reply }) => {
      switch (reply.kind) {
        case 'progress':
          onProgress(reply.done);
          break;
        case 'filtered':
          resolve({ kind: 'filtered', catalog: hold(reply) });
          break;
        case 'found':
        case 'text':
          waiting.get(reply.id)?.resolve(reply);
          waiting.delete(reply.id);
          break;
        case 'noProducts':
        case 'allPromotional':
        case 'notJson':
        case 'failed':
          end(reply, reply.kind);
      }
    };
    const breakDown = () => end({ kind: 'failed' }, 'broken down');
    worker.onerror = breakDown;
    worker.onmessageerror = breakDown;
    worker.postMessage({ kind: 'filter', pasted });
  });
}
