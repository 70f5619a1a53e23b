import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import { SearchField } from '@/console/ui/SearchField';
import { PEDIDO_SORTS, type PedidoSort } from '@/contract/rest/dashboard';

interface OrdersToolbarProps {
  text: SideTexts['ordersDashboard']['filters'];
  typed: string;
  onTyped: (text: string) => void;
  /** The sort menu for cards, which have no column headers; null for the table. */
  sorting: { sort: PedidoSort; onSort: (sort: PedidoSort) => void } | null;
  /** Null while nothing is filtered. */
  onClear: (() => void) | null;
  exporting: boolean;
  onExport: () => void;
}

/** The toolbar of the orders: search, sort, clear filters and export. */
export function OrdersToolbar(props: OrdersToolbarProps) {
  const { text, exporting, onClear, onExport } = props;
  const searchBox = useRef<HTMLInputElement>(null);
  const onSort = (value: string) => {
    const sort = PEDIDO_SORTS.find((each) => each === value);
    if (sort !== undefined) props.sorting?.onSort(sort);
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 260px', maxWidth: { md: 440 } }}>
        <SearchField
          label={text.search}
          clearLabel={text.clearSearch}
          value={props.typed}
          onChange={props.onTyped}
          inputRef={searchBox}
        />
      </Box>
      {props.sorting === null ? null : (
        <NativeSelect
          value={props.sorting.sort}
          inputProps={{ 'aria-label': text.sort }}
          onChange={(event) => onSort(event.target.value)}
        >
          {PEDIDO_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {text.sorts[sort]}
            </option>
          ))}
        </NativeSelect>
      )}
      {onClear === null ? null : (
        <Button
          size="small"
          onClick={() => {
            // The button disappears. The focus goes to the search.
            searchBox.current?.focus();
            onClear();
          }}
        >
          {text.clear}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<FileDownloadOutlined aria-hidden />}
        aria-disabled={exporting}
        onClick={exporting ? undefined : onExport}
        sx={{ ml: 'auto', opacity: exporting ? 0.6 : 1 }}
      >
        {exporting ? text.exporting : text.export}
      </Button>
    </Stack>
  );
}
