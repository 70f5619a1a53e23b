import { selectCliente, selectClienteStatus } from '@/console/entities/clientes/clientesSlice';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { readCliente } from '@/console/shared/rereads/readNow';
import { useText } from '@/console/shared/text/useText';
import { useLate } from '@/console/shared/time/useLate';
import type { Cliente } from '@/contract/entities/cliente';
import { isPlaceholder } from '@/domain/placeholders';
import { usePictureViewer } from '../viewer/usePictureViewer';
import { copyDetail } from './copyDetail';
import { OrderInfoStateView, type OrderInfoStateViewProps } from './OrderInfoStateView';
import { OrderInfoView, type OrderDetail } from './OrderInfoView';
import { useCouponDetail } from './useCouponDetail';

function detail(value: string | null, missing: string): OrderDetail {
  const known = value !== null && !isPlaceholder(value);
  return { value: known ? value.trim() : missing, known };
}

/** The order details the open chat's customer has given so far. */
export function OrderInfo({ chatId }: { chatId: string }) {
  const { orderInfo, common } = useText();
  const dispatch = useAppDispatch();
  const cliente = useAppSelector((state) => selectCliente(state, chatId));
  const failed = useAppSelector((state) => selectClienteStatus(state, chatId) === 'failed');
  return cliente === null ? (
    <OrderInfoState
      key={chatId}
      text={orderInfo}
      failed={failed}
      retryLabel={common.retry}
      onRetry={() => void dispatch(readCliente(chatId))}
    />
  ) : (
    <KnownOrderInfo chatId={chatId} cliente={cliente} />
  );
}

function OrderInfoState(props: Omit<OrderInfoStateViewProps, 'isLate'>) {
  const isLate = useLate();
  return <OrderInfoStateView {...props} isLate={isLate} />;
}

function KnownOrderInfo({ chatId, cliente }: { chatId: string; cliente: Cliente }) {
  const { orderInfo, chat } = useText();
  const dispatch = useAppDispatch();
  const coupon = useCouponDetail(chatId, cliente.cupomValor);
  const payment = detail(cliente.formaPagamento, orderInfo.noPayment);
  const { troco: change, imagemPedidoUrl: photo } = cliente;
  const { openPicture, viewer } = usePictureViewer(chatId);
  return (
    <>
      <OrderInfoView
        text={orderInfo}
        missingImage={chat.imageMissing}
        photo={photo}
        name={detail(cliente.nomeCompleto, orderInfo.noName)}
        address={detail(cliente.enderecoEntrega, orderInfo.noAddress)}
        payment={
          change === null || isPlaceholder(change)
            ? payment
            : { ...payment, value: `${payment.value} (${orderInfo.change(change)})` }
        }
        coupon={coupon}
        onCopy={(what) => void dispatch(copyDetail(chatId, what))}
        onOpenPhoto={() => {
          if (photo !== null) openPicture({ url: photo, alt: orderInfo.photo });
        }}
      />
      {viewer}
    </>
  );
}
