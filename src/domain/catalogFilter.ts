/**
 * Filters the promotional products out of a pasted catalog (behaviour: promotions-product, promotions-promotional). It
 * is made for a worker: a pure function over the parsed JSON, without recursion, so that any depth works.
 */
import { wireMoney, type Cents } from '@/contract/wire';
import * as v from 'valibot';
import { parseMoney } from './money';

export interface CatalogProduct {
  name: string;
  unitPrice: Cents;
  /** null when there is none. A promotional price without the tag does not make a promotion. */
  promotionalPrice: Cents | null;
}

type CatalogFault = 'catalog.noProducts' | 'catalog.allPromotional';

/** The products that are not promotional, in the catalog's order, and the number of those left out. */
export interface FilteredCatalog {
  products: CatalogProduct[];
  leftOut: number;
  fault: CatalogFault | null;
}

const NAME_KEYS = ['description', 'name', 'nome'] as const;
const PRICE_KEYS = ['unitPrice', 'unit_price', 'precoUnitario'] as const;
const PROMOTIONAL_KEYS = [
  'promotionalPrice',
  'unitPromotionalPrice',
  'promotional_price',
  'precoPromocional',
] as const;
const TAG_KEYS = ['tag', 'name', 'key', 'code'] as const;

const PROMOTION_TAG = 'CHRN_FD_';
const EXEMPT_TAG = 'FOMO';

/** The number of values between two progress reports. */
const PROGRESS_STEP = 20_000;

type JsonObject = Record<string, unknown>;

const ownValue = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

function readName(object: JsonObject): string | null {
  for (const key of NAME_KEYS) {
    const name = ownValue(object, key);
    if (typeof name === 'string' && name.trim() !== '') return name.trim();
  }
  return null;
}

/** The first readable price: a number of reais, its numeric string, or a text as a person writes it. */
function readPrice(object: JsonObject, keys: readonly string[]): Cents | null {
  for (const key of keys) {
    const price = ownValue(object, key);
    if (typeof price !== 'number' && typeof price !== 'string') continue;
    const cents = typeof price === 'string' ? parseMoney(price) : null;
    if (cents !== null) return cents;
    const read = v.safeParse(wireMoney, price);
    if (read.success) return read.output;
  }
  return null;
}

/** The texts of one tag, which is a text itself or an object that contains some. */
function tagTexts(tag: unknown): string[] {
  if (typeof tag === 'string') return [tag];
  if (typeof tag !== 'object' || tag === null) return [];
  return TAG_KEYS.map((key) => ownValue(tag as JsonObject, key)).filter(
    (text) => typeof text === 'string',
  );
}

/** true when one tag contains CHRN_FD_ and that same tag does not contain FOMO. */
function hasPromotionTag(object: JsonObject): boolean {
  const tags = ownValue(object, 'tags');
  return (Array.isArray(tags) ? tags : [tags]).some((tag) => {
    const texts = tagTexts(tag);
    return (
      texts.some((text) => text.includes(PROMOTION_TAG)) &&
      !texts.some((text) => text.includes(EXEMPT_TAG))
    );
  });
}

function readProduct(object: JsonObject): (CatalogProduct & { isPromotional: boolean }) | null {
  const name = readName(object);
  const unitPrice = name === null ? null : readPrice(object, PRICE_KEYS);
  if (name === null || unitPrice === null) return null;
  const promotionalPrice = readPrice(object, PROMOTIONAL_KEYS);
  return {
    name,
    unitPrice,
    promotionalPrice,
    isPromotional: promotionalPrice !== null && hasPromotionTag(object),
  };
}

/**
 * Finds the products of a catalog, at any depth, and leaves out those on promotion.
 * @param catalog the parsed JSON.
 * @param onProgress called now and then with the progress, from 0 to 1. The number of values is unknown, so each value
 * counts as an equal part of its parent.
 */
export function filterCatalog(
  catalog: unknown,
  onProgress?: (done: number) => void,
): FilteredCatalog {
  const products: CatalogProduct[] = [];
  let leftOut = 0;
  let visited = 0;
  let done = 0;
  // The values still to visit, the next one on top, so that the catalog's order is kept; and the part of each.
  const waiting: unknown[] = [catalog];
  const parts: number[] = [1];
  while (waiting.length > 0) {
    const value = waiting.pop();
    const part = parts.pop() ?? 0;
    visited += 1;
    if (visited % PROGRESS_STEP === 0) onProgress?.(Math.min(done, 1));
    const children = childrenOf(value);
    if (children.length === 0) done += part;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const product = readProduct(value as JsonObject);
      if (product?.isPromotional) leftOut += 1;
      else if (product) {
        const { name, unitPrice, promotionalPrice } = product;
        products.push({ name, unitPrice, promotionalPrice });
      }
    }
    const share = part / children.length;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      waiting.push(children[index]);
      parts.push(share);
    }
  }
  return { products, leftOut, fault: faultOf(products.length, leftOut) };
}

const NONE: readonly unknown[] = [];

function childrenOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return NONE;
  return Array.isArray(value) ? value : Object.values(value);
}

function faultOf(kept: number, leftOut: number): CatalogFault | null {
  if (kept > 0) return null;
  return leftOut > 0 ? 'catalog.allPromotional' : 'catalog.noProducts';
}
