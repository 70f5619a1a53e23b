import { useState } from 'react';
import { pedidosApi } from '@/console/api/pedidos';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { historyRow } from './historyRow';
import { OrderActions } from './OrderActions';
import { OrderHistoryView } from './OrderHistoryView';

/** The orders of the open chat's customer, collapsed at first. They are re-read each time the list is opened. */
export function OrderHistory({ phone }: { phone: string }) {
  const text = useText();
  const locale = useAppSelector(selectLocale);
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = pedidosApi.useListPedidosOfClienteQuery(
    { phone },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  return (
    <OrderHistoryView
      text={text.history}
      retryLabel={text.common.retry}
      open={open}
      onToggle={() => setOpen(!open)}
      status={isError ? 'failed' : data ? 'ready' : 'loading'}
      rows={(data?.items ?? []).map((pedido) => {
        const row = historyRow(pedido, text.history, locale);
        return {
          ...row,
          actions: <OrderActions pedido={pedido} title={row.title} />,
        };
      })}
      onRetry={() => void refetch()}
    />
  );
}
