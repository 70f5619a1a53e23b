import { clientesApi } from '@/console/api/clientes';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { useAppSelector } from '@/console/store/hooks';
import { freeCoupons } from './referrals';

/** The referral values the header shows; null means unknown. */
interface Referrals {
  status: 'loading' | 'ready' | 'failed';
  freeCoupons: number | null;
  total: number | null;
  limit: number | null;
}

/** @returns the referral counters of a chat's customer; a group has none (behaviour: group-chat). */
export function useReferrals(chatId: string, phone: string): Referrals {
  const cliente = useAppSelector((state) => selectCliente(state, chatId));
  const { data, isError } = clientesApi.useGetIndicacoesQuery(
    { phone },
    {
      // `data` would be the last chat's until this one's come. That they are being read, says that they are not there.
      selectFromResult: ({ currentData, isError }) => ({ data: currentData, isError }),
    },
  );
  const indicacoes = data?.indicacoes ?? null;
  const isKnown = indicacoes !== null || cliente !== null;
  return {
    // Data that was read once stays when only a re-read fails.
    status: indicacoes !== null ? 'ready' : isError || data !== undefined ? 'failed' : 'loading',
    freeCoupons: isKnown ? freeCoupons(indicacoes, cliente) : null,
    total: indicacoes?.totalIndicacoes ?? null,
    limit: indicacoes?.limiteIndicacoes ?? null,
  };
}
