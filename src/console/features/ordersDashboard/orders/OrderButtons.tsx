import { styled } from '@mui/material/styles';
import { OrderDeedButton } from '@/console/shared/payments/OrderDeedButton';
import { useOrderDeeds, type OrderDeed } from '@/console/shared/payments/useOrderDeeds';
import { useSideText } from '@/console/shared/text/useSideText';
import type { Pedido } from '@/contract/entities/pedido';

const SIZE = {
  minHeight: 28,
  width: 'max-content',
  maxWidth: 136,
  // 'Reembolso em andamento' wraps to two lines instead of taking room from the names.
  whiteSpace: 'normal',
  lineHeight: 1.25,
} as const;

const Buttons = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });

interface OrderButtonsProps {
  pedido: Pedido;
  /** The order's title. Each button's accessible name contains it. */
  title: string;
  /** The row is about to leave, so its buttons no longer act. */
  leaving: boolean;
}

/**
 * 'Verificar' and 'Reembolsar', where they apply (behaviour: verify-button, refund-button). A button disappears once its
 * deed is done. The orders area then takes the focus (FOCUS_HOME).
 */
export function OrderButtons({ pedido, title, leaving }: OrderButtonsProps) {
  const { history } = useSideText();
  const { verify, refund } = useOrderDeeds(pedido);
  const shown = (deed: OrderDeed) => ({
    ...deed,
    name: history.of(deed.label, title),
    busy: leaving || deed.busy,
    size: SIZE,
  });
  return (
    <Buttons>
      {verify === null ? null : <OrderDeedButton {...shown(verify)} />}
      {refund === null ? null : <OrderDeedButton {...shown(refund)} danger />}
    </Buttons>
  );
}
