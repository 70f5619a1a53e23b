import type { CatalogProduct } from '@/domain/catalogFilter';

/** How a run ended. `failed`: the work broke down, such as for want of memory; the page did not. */
export type FilterOutcome =
  | { kind: 'filtered'; catalog: HeldCatalog }
  | { kind: 'noProducts' }
  | { kind: 'allPromotional'; leftOut: number }
  | { kind: 'notJson' }
  | { kind: 'failed' }
  | { kind: 'cancelled' };

/** What a catalog holds that is not promotional. It lives until the signal of its run ends it. */
export interface HeldCatalog {
  /** How many products there are; `product` knows those from 0 to `count` - 1, in the catalog's order. */
  readonly count: number;
  /** How many were on promotion. */
  readonly leftOut: number;
  /** @throws RangeError beyond the last one. */
  product(index: number): CatalogProduct;
  /**
   * The products whose name holds the query, whatever its case and accents, by index.
   * @throws Error when the work broke down or was ended.
   */
  search(query: string): Promise<ArrayLike<number>>;
  /** What `search` finds as text, a line a product. @throws as `search`. */
  text(query: string): Promise<string>;
}

export interface FilterOptions {
  /** How much was looked at, from 0 to 1; null while that cannot be known (it is read and parsed). */
  onProgress: (done: number | null) => void;
  /** Ends the work at once and, later, lets go of what it found. */
  signal: AbortSignal;
}

/** Filters pasted catalogs off the main thread, however large they are (behaviour: promotions-large). */
export interface Catalogs {
  /** A pasted text as the blob to filter; making it holds the page up for no longer than a moment. */
  take(text: string): Promise<Blob>;
  filter(pasted: Blob, options: FilterOptions): Promise<FilterOutcome>;
}
