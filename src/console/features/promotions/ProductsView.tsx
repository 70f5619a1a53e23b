import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HeldCatalog } from '@/console/ports/catalogs';
import type { PromotionWords } from '@/console/text/promotionWords';
import type { Locale } from '@/console/text/texts';
import { EmptyState } from '@/console/ui/EmptyState';
import { FixedRows } from '@/console/ui/rows/FixedRows';
import { SearchField } from '@/console/ui/SearchField';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { PRODUCT_ROW_PX, ProductRow } from './ProductRow';
import type { Found } from './useProductSearch';

/** The maximum height of the list in px. Beyond that it scrolls. */
const LIST_PX = 360;

interface ProductsViewProps {
  text: PromotionWords;
  locale: Locale;
  catalog: HeldCatalog;
  /** The text of the search box. `found` follows it with a delay. */
  query: string;
  found: Found;
  onQuery: (query: string) => void;
  onCopy: () => void;
}

const keyOf = String;

/** The products and their number. Only the visible rows are in the page. */
export function ProductsView(props: ProductsViewProps) {
  const { text, locale, catalog, found } = props;
  const isAll = found.indexes === null;
  const count = found.indexes?.length ?? catalog.count;
  return (
    <Stack sx={{ gap: 3, pt: 4 }}>
      <Box>
        <Typography variant="h3">{text.kept(catalog.count)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {text.leftOut(catalog.leftOut)}
        </Typography>
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <SearchField
          label={text.search}
          clearLabel={text.clearSearch}
          value={props.query}
          onChange={props.onQuery}
        />
        <VisuallyHidden role="status">{isAll ? '' : text.found(count)}</VisuallyHidden>
        {count === 0 ? null : (
          <Button
            variant="outlined"
            startIcon={<ContentCopy />}
            onClick={props.onCopy}
            sx={{ flex: 'none' }}
          >
            {isAll ? text.copyAll(count) : text.copyFound(count)}
          </Button>
        )}
      </Stack>
      {count === 0 ? (
        <EmptyState title={text.nothingFound(found.query)} />
      ) : (
        <Box sx={{ height: Math.min(count * PRODUCT_ROW_PX, LIST_PX), maxHeight: '40dvh' }}>
          <FixedRows
            // Remount, so that each search starts at the top.
            key={found.query}
            count={count}
            keyOf={keyOf}
            rowPx={PRODUCT_ROW_PX}
            label={text.list}
            isCounted
            isTabStop
            renderRow={(at) => {
              const index = found.indexes === null ? at : found.indexes[at];
              return index === undefined ? null : (
                <ProductRow text={text} locale={locale} product={catalog.product(index)} />
              );
            }}
          />
        </Box>
      )}
    </Stack>
  );
}
