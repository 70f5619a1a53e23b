import Button from '@mui/material/Button';
import { useOrderDeeds, type OrderDeed } from '@/console/shared/payments/useOrderDeeds';
import { useText } from '@/console/shared/text/useText';
import type { Pedido } from '@/contract/entities/pedido';

interface OrderButtonsProps {
  pedido: Pedido;
  /** The order's title. Each button's accessible name contains it. */
  title: string;
  /** The row is about to leave, so its buttons no longer act. */
  leaving: boolean;
}

/** 'Verificar' and 'Reembolsar', where they apply (behaviour: verify-button, refund-button). */
export function OrderButtons({ pedido, title, leaving }: OrderButtonsProps) {
  const { history } = useText();
  const { verify, refund } = useOrderDeeds(pedido);
  const shown = (deed: OrderDeed) => ({
    ...deed,
    name: history.of(deed.label, title),
    busy: leaving || deed.busy,
  });
  return (
    <>
      {verify === null ? null : <DeedButton {...shown(verify)} />}
      {refund === null ? null : <DeedButton {...shown(refund)} danger />}
    </>
  );
}

type DeedButtonProps = OrderDeed & { name: string; danger?: boolean };

/** The button disappears once its action is done. The orders area then takes the focus (FOCUS_HOME). */
function DeedButton({ label, name, busy, onPress, danger = false }: DeedButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      color={danger ? 'error' : 'primary'}
      // Not `disabled`, so that the button keeps the focus.
      aria-disabled={busy}
      aria-label={name}
      onClick={busy ? undefined : onPress}
      sx={{
        minHeight: 28,
        width: 'max-content',
        maxWidth: 136,
        py: 0,
        // 'Reembolso em andamento' wraps to two lines instead of taking room from the names.
        whiteSpace: 'normal',
        lineHeight: 1.25,
        opacity: busy ? 0.6 : 1,
      }}
    >
      {label}
    </Button>
  );
}
