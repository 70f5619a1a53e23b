import type { HeldCatalog } from '@/console/ports/catalogs';
import { useLocale } from '@/console/shared/text/locale';
import { useAppDispatch } from '@/console/store/hooks';
import { promotionWordsOf } from '@/console/text/promotionWords';
import { copyProducts } from './filterPasted';
import { ProductsView } from './ProductsView';
import { useProductSearch } from './useProductSearch';

interface ProductsProps {
  catalog: HeldCatalog;
  onLost: (catalog: HeldCatalog) => void;
}

/** The filtered products of a catalog, with search and copy button. */
export function Products({ catalog, onLost }: ProductsProps) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const { query, found, search } = useProductSearch(catalog, onLost);
  const count = found.indexes?.length ?? catalog.count;
  return (
    <ProductsView
      text={promotionWordsOf(locale)}
      locale={locale}
      catalog={catalog}
      query={query}
      found={found}
      onQuery={search}
      onCopy={() => void dispatch(copyProducts(catalog, found.query, count))}
    />
  );
}
