import { pedidosApi } from '@/console/api/pedidos';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { HistoryPaneView } from './HistoryPaneView';
import { historyRow } from './historyRow';
import { OrderActions } from './OrderActions';

interface HistoryPaneProps {
  id: string;
  phone: string;
  open: boolean;
}

/** The orders of a customer. They are read again each time they are unfolded (behaviour: order-history). */
export function HistoryPane({ id, phone, open }: HistoryPaneProps) {
  const text = useText();
  const locale = useLocale();
  const { data, isError, refetch } = pedidosApi.useListPedidosOfClienteQuery(
    { phone },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  return (
    <HistoryPaneView
      id={id}
      text={text.history}
      retryLabel={text.common.retry}
      open={open}
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
