import type { PackedProducts } from './packedProducts';

/** A request of the page to the worker. */
export type CatalogRequest =
  | { kind: 'filter'; pasted: Blob }
  | { kind: 'search'; id: number; query: string }
  | { kind: 'text'; id: number; query: string };

/** A reply of the worker. `progress` has the value of FilterOptions.onProgress. */
export type CatalogReply =
  | { kind: 'progress'; done: number | null }
  | { kind: 'filtered'; products: PackedProducts; leftOut: number }
  | { kind: 'noProducts' }
  | { kind: 'allPromotional'; leftOut: number }
  | { kind: 'notJson' }
  | { kind: 'failed' }
  | { kind: 'found'; id: number; indexes: Uint32Array<ArrayBuffer> }
  | { kind: 'text'; id: number; text: string };

/** The part of a Worker that the page uses. */
export interface CatalogWorker {
  postMessage(request: CatalogRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<CatalogReply>) => void) | null;
  /** Called when the worker's code could not be loaded, or it threw an uncaught error. */
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}
