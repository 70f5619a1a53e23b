import Button from '@mui/material/Button';
import { pedidosApi, refundKey, verifyKey } from '@/console/api/pedidos';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { verifyOrder } from '@/console/shared/payments/orderPayments';
import { refundWord } from '@/console/shared/payments/refundWord';
import { useText } from '@/console/shared/text/useText';
import type { Pedido } from '@/contract/entities/pedido';
import { isRefundable, isVerifiable } from '@/domain/validation/refund';
import { refundListed } from './refundListed';

interface OrderButtonsProps {
  pedido: Pedido;
  /** What the order is called: each button's name says which order's it is. */
  label: string;
  /** Its row is about to go: nothing is done about it any more. */
  leaving: boolean;
}

/** 'Verificar' on a pending payment, 'Reembolsar' on one that can be given back (behaviour: refund-button). */
export function OrderButtons({ pedido, label, leaving }: OrderButtonsProps) {
  const { history } = useText();
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectUser);
  const [, verification] = pedidosApi.useVerifyPaymentMutation({
    fixedCacheKey: verifyKey(pedido.id),
  });
  const [, refund] = pedidosApi.useRefundPedidoMutation({ fixedCacheKey: refundKey(pedido.id) });
  if (viewer === null) return null;
  return (
    <>
      {isVerifiable(pedido, viewer) ? (
        <DeedButton
          word={verification.isLoading ? history.verifying : history.verify}
          nameOf={(word) => history.of(word, label)}
          busy={leaving || verification.isLoading}
          onPress={() => void dispatch(verifyOrder(pedido.id))}
        />
      ) : null}
      {isRefundable(pedido, viewer) ? (
        <DeedButton
          danger
          word={refundWord(pedido, refund.isLoading, history)}
          nameOf={(word) => history.of(word, label)}
          busy={leaving || refund.isLoading || pedido.reembolsoEmAndamento}
          onPress={() => void dispatch(refundListed(pedido))}
        />
      ) : null}
    </>
  );
}

interface DeedButtonProps {
  word: string;
  nameOf: (word: string) => string;
  busy: boolean;
  onPress: () => void;
  danger?: boolean;
}

/** It goes once the deed is done: the orders, which are a home of the focus, take it then. */
function DeedButton({ word, nameOf, busy, onPress, danger = false }: DeedButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      color={danger ? 'error' : 'primary'}
      // Not disabled: the focus stays where it is.
      aria-disabled={busy}
      aria-label={nameOf(word)}
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
      {word}
    </Button>
  );
}
