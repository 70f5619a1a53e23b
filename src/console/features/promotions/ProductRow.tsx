import { styled } from '@mui/material/styles';
import type { PromotionWords } from '@/console/text/promotionWords';
import type { Locale } from '@/console/text/texts';
import type { CatalogProduct } from '@/domain/catalogFilter';
import { otherPrice } from '@/domain/catalogList';
import { formatMoney } from '@/domain/money';

/** The height of a row in px: two lines of a name. The virtual list relies on it. */
export const PRODUCT_ROW_PX = 52;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: PRODUCT_ROW_PX,
  padding: '0 4px',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  '& > .name': {
    flex: 1,
    minWidth: 0,
    textAlign: 'left',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& > .prices': { flex: 'none', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));

interface ProductRowProps {
  text: PromotionWords;
  locale: Locale;
  product: CatalogProduct;
}

/** A product with its prices. */
export function ProductRow({ text, locale, product }: ProductRowProps) {
  const other = otherPrice(product);
  return (
    <Row>
      <span className="name" title={product.name} dir="auto">
        {product.name}
      </span>
      <span className="prices">
        {formatMoney(product.unitPrice, locale)}
        {other === null ? null : <small>{text.promotionalPrice(formatMoney(other, locale))}</small>}
      </span>
    </Row>
  );
}
