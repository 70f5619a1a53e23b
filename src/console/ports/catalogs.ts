import type { CatalogProduct } from '@/domain/catalogFilter';

/**
 * The result of a run. `failed` means that the worker broke down, for example out of memory; the page itself still
 * works.
 */
export type FilterOutcome =
  | { kind: 'filtered'; catalog: HeldCatalog }
  | { kind: 'noProducts' }
  | { kind: 'allPromotional'; leftOut: number }
  | { kind: 'notJson' }
  | { kind: 'failed' }
  | { kind: 'cancelled' };

/** The products of a catalog that are not promotional. It lives until its run's signal is aborted. */
export interface HeldCatalog {
  /** The number of products. `product` accepts 0 to `count` - 1, in the catalog's order. */
  readonly count: number;
  /** The number of products on promotion. */
  readonly leftOut: number;
  /** @throws RangeError beyond the last one. */
  product(index: number): CatalogProduct;
  /**
   * Finds the products whose name contains the query, ignoring case and accents. @returns their indexes.
   *
   * @throws Error when the worker broke down or was terminated.
   */
  search(query: string): Promise<ArrayLike<number>>;
  /** @returns the result of `search` as text, one product per line. @throws as `search`. */
  text(query: string): Promise<string>;
}

export interface FilterOptions {
  /** @param done the progress from 0 to 1; null while it is unknown (the catalog is being read and parsed). */
  onProgress: (done: number | null) => void;
  /** Stops the work at once when aborted; after the run, it releases the result. */
  signal: AbortSignal;
}

/** Filters pasted catalogs in a worker, however large they are (behaviour: promotions-large). */
export interface Catalogs {
  /** Turns a pasted text into the blob to filter, without blocking the page for more than a moment. */
  take(text: string): Promise<Blob>;
  filter(pasted: Blob, options: FilterOptions): Promise<FilterOutcome>;
}
