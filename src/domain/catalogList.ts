/** The list of products that 'Filtrar promoções' shows: which prices, and what is copied of it. */
import type { CatalogProduct } from './catalogFilter';
import { formatMoney } from './money';

/** With plain spaces: a no-break space is of no use in a chat. */
const money = (cents: number) => formatMoney(cents).replaceAll('\u00a0', ' ');

/** The price to show beside the unit price; null where there is none, or no other. */
export function otherPrice({ unitPrice, promotionalPrice }: CatalogProduct): number | null {
  return promotionalPrice === unitPrice ? null : promotionalPrice;
}

/**
 * A product as it is copied, for a customer to read: in Portuguese whatever language the console
 * speaks, as the checkout script is.
 */
export function productLine(product: CatalogProduct): string {
  const other = otherPrice(product);
  const name = product.name.replace(/\s+/g, ' ');
  const suffix = other === null ? '' : ` (promocional: ${money(other)})`;
  return `${name}: ${money(product.unitPrice)}${suffix}`;
}
