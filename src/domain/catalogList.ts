/** The list of products that 'Filtrar promoções' shows: its prices, and the text that is copied. */
import type { CatalogProduct } from './catalogFilter';
import { formatMoney } from './money';

/** Uses plain spaces, because a no-break space is useless in a chat. */
const money = (cents: number) => formatMoney(cents).replaceAll('\u00a0', ' ');

/** The price to show beside the unit price; null when there is none, or it is the same. */
export function otherPrice({ unitPrice, promotionalPrice }: CatalogProduct): number | null {
  return promotionalPrice === unitPrice ? null : promotionalPrice;
}

/**
 * The text of a product that is copied for a customer: in Portuguese, whatever language the console uses, like the
 * checkout script.
 */
export function productLine(product: CatalogProduct): string {
  const other = otherPrice(product);
  const name = product.name.replace(/\s+/g, ' ');
  const suffix = other === null ? '' : ` (promocional: ${money(other)})`;
  return `${name}: ${money(product.unitPrice)}${suffix}`;
}
