import { clientesApi } from '@/console/api/clientes';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { useAppSelector } from '@/console/store/hooks';
import type { Conversation } from '@/contract/entities/conversation';
import { freeCoupons } from './referrals';

/** The referral values the header shows; null means unknown. */
export interface Referrals {
  status: 'loading' | 'ready' | 'failed';
  freeCoupons: number | null;
  total: number | null;
  limit: number | null;
}

/** The referral counters of a chat's customer; null for a group, which has none (behaviour: group-chat). */
export function useReferrals({
  id,
  isGroup,
  number,
}: Pick<Conversation, 'id' | 'isGroup' | 'number'>): Referrals | null {
  const cliente = useAppSelector((state) => selectCliente(state, id));
  const { data, isError } = clientesApi.useGetIndicacoesQuery(
    { phone: number },
    {
      skip: isGroup,
      // `data` would be the last chat's until this one's come. That they are being read, says that they are not there.
      selectFromResult: ({ currentData, isError }) => ({ data: currentData, isError }),
    },
  );
  if (isGroup) return null;
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
