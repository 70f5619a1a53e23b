import { OrderDeedButton } from '@/console/shared/payments/OrderDeedButton';
import { useOrderDeeds } from '@/console/shared/payments/useOrderDeeds';
import { useText } from '@/console/shared/text/useText';
import type { Pedido } from '@/contract/entities/pedido';

/** The button is low, because a row of the history has three lines. */
const SIZE = { minHeight: 24, px: 2 } as const;

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
      {verify === null ? null : (
        <OrderDeedButton {...verify} name={name(verify.label)} size={SIZE} />
      )}
      {refund === null ? null : (
        <OrderDeedButton {...refund} name={name(refund.label)} size={SIZE} danger />
      )}
    </>
  );
}
