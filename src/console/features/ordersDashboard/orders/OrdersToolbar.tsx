import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import type { Catalogue } from '@/console/text/catalogues';
import { SearchField } from '@/console/ui/SearchField';
import { PEDIDO_ORDERS, type PedidoOrder } from '@/contract/rest/dashboard';

interface OrdersToolbarProps {
  text: Catalogue['ordersDashboard']['filters'];
  typed: string;
  onTyped: (text: string) => void;
  /** Where cards have no heads to sort by. */
  sort: { order: PedidoOrder; onOrder: (order: PedidoOrder) => void } | null;
  /** null while nothing is filtered. */
  onClear: (() => void) | null;
  exporting: boolean;
  onExport: () => void;
}

/** What is asked of the orders: search, order, all of them again, and as a file. */
export function OrdersToolbar(props: OrdersToolbarProps) {
  const { text, exporting, onClear, onExport } = props;
  const searchBox = useRef<HTMLInputElement>(null);
  const onOrder = (value: string) => {
    const order = PEDIDO_ORDERS.find((each) => each === value);
    if (order !== undefined) props.sort?.onOrder(order);
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
      {props.sort === null ? null : (
        <NativeSelect
          value={props.sort.order}
          inputProps={{ 'aria-label': text.sort }}
          onChange={(event) => onOrder(event.target.value)}
        >
          {PEDIDO_ORDERS.map((order) => (
            <option key={order} value={order}>
              {text.orders[order]}
            </option>
          ))}
        </NativeSelect>
      )}
      {onClear === null ? null : (
        <Button
          size="small"
          onClick={() => {
            // The button goes: the focus stays with the search.
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
