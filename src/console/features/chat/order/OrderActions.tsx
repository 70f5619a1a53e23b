import Button from '@mui/material/Button';
import { useOrderDeeds, type OrderDeed } from '@/console/shared/payments/useOrderDeeds';
import { useText } from '@/console/shared/text/useText';
import type { Pedido } from '@/contract/entities/pedido';

interface OrderActionsProps {
  pedido: Pedido;
  /** The order's title. Each button's accessible name contains it. */
  title: string;
}

/** 'Verificar' and 'Reembolsar', for people who may use them (behaviour: verify-button, refund-button). */
export function OrderActions({ pedido, title }: OrderActionsProps) {
  const { history } = useText();
  const { verify, refund } = useOrderDeeds(pedido);
  const name = (label: string) => history.of(label, title);
  return (
    <>
      {verify === null ? null : <DeedButton {...verify} name={name(verify.label)} />}
      {refund === null ? null : <DeedButton {...refund} name={name(refund.label)} danger />}
    </>
  );
}

type DeedButtonProps = OrderDeed & { name: string; danger?: boolean };

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
      sx={{ minHeight: 24, py: 0, px: 2, opacity: busy ? 0.6 : 1 }}
    >
      {label}
    </Button>
  );
}
