import type { CatalogProduct } from '@/domain/catalogFilter';

/**
 * Products packed into a few large pieces: number arrays that are transferred without a copy, and one text. One object
 * and one text per product would block the receiving thread.
 */
export interface PackedProducts {
  /** All names, concatenated. */
  names: string;
  /** The end of each name in `names`. */
  ends: Uint32Array<ArrayBuffer>;
  /** Cents. */
  unitPrices: Float64Array<ArrayBuffer>;
  /** Cents; NaN for none. */
  promotionalPrices: Float64Array<ArrayBuffer>;
}

export function packProducts(products: readonly CatalogProduct[]): PackedProducts {
  const ends = new Uint32Array(products.length);
  const unitPrices = new Float64Array(products.length);
  const promotionalPrices = new Float64Array(products.length);
  let end = 0;
  products.forEach((product, index) => {
    end += product.name.length;
    ends[index] = end;
    unitPrices[index] = product.unitPrice;
    promotionalPrices[index] = product.promotionalPrice ?? Number.NaN;
  });
  return { names: products.map(({ name }) => name).join(''), ends, unitPrices, promotionalPrices };
}

/** @returns the buffers that can be transferred to another thread instead of copied. */
export const piecesOf = ({ ends, unitPrices, promotionalPrices }: PackedProducts) => [
  ends.buffer,
  unitPrices.buffer,
  promotionalPrices.buffer,
];

/** @throws RangeError beyond the last product. */
export function productAt(packed: PackedProducts, index: number): CatalogProduct {
  const end = packed.ends[index];
  const unitPrice = packed.unitPrices[index];
  const promotionalPrice = packed.promotionalPrices[index];
  if (end === undefined || unitPrice === undefined || promotionalPrice === undefined) {
    throw new RangeError(`no product ${index}`);
  }
  return {
    name: packed.names.slice(index === 0 ? 0 : packed.ends[index - 1], end),
    unitPrice,
    promotionalPrice: Number.isNaN(promotionalPrice) ? null : promotionalPrice,
  };
}
