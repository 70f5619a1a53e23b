import Button from '@mui/material/Button';
import { useOrderDeeds, type OrderDeed } from '@/console/shared/payments/useOrderDeeds';
import { useText } from '@/console/shared/text/useText';
import type { Pedido } from '@/contract/entities/pedido';

interface OrderButtonsProps {
  pedido: Pedido;
  /** What the order is called: each button's name says which order's it is. */
  title: string;
  /** Its row is about to go: nothing is done about it any more. */
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

/** It goes once the deed is done: the orders, which are a home of the focus, take it then. */
function DeedButton({ label, name, busy, onPress, danger = false }: DeedButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      color={danger ? 'error' : 'primary'}
      // Not disabled: the focus stays where it is.
      aria-disabled={busy}
      aria-label={name}
      onClick={busy ? undefined : onPress}
      sx={{
        minHeight: 28,
        width: 'max-content',
        maxWidth: 136,
        py: 0,
        // 'Reembolso em andamento' takes two lines rather than the names' room.
        whiteSpace: 'normal',
        lineHeight: 1.25,
        opacity: busy ? 0.6 : 1,
      }}
    >
      {label}
    </Button>
  );
}
