import type { PackedProducts } from './packedProducts';

/** What the page asks of the worker. */
export type CatalogRequest =
  | { kind: 'filter'; pasted: Blob }
  | { kind: 'search'; id: number; query: string }
  | { kind: 'text'; id: number; query: string };

/** What the worker answers. `progress` is as FilterOptions.onProgress has it. */
export type CatalogReply =
  | { kind: 'progress'; done: number | null }
  | { kind: 'filtered'; products: PackedProducts; leftOut: number }
  | { kind: 'noProducts' }
  | { kind: 'allPromotional'; leftOut: number }
  | { kind: 'notJson' }
  | { kind: 'failed' }
  | { kind: 'found'; id: number; indexes: Uint32Array<ArrayBuffer> }
  | { kind: 'text'; id: number; text: string };

/** What of a Worker the page uses. */
export interface CatalogWorker {
  postMessage(request: CatalogRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<CatalogReply>) => void) | null;
  /** Its code could not be loaded, or something was thrown that it did not catch. */
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}
