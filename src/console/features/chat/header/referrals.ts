import { clientesApi } from '@/console/api/clientes';
import type { RootState } from '@/console/store/types';
import type { Cliente, Indicacoes } from '@/contract/entities/cliente';

/** The referral summary as far as it is loaded; groups and failed reads have none. */
export function selectIndicacoes(state: RootState, phone: string): Indicacoes | null {
  return clientesApi.endpoints.getIndicacoes.select({ phone })(state).data?.indicacoes ?? null;
}

/** How many coupons are free: by the summary once it is loaded, else by the record (behaviour: free-coupon-source). */
export function freeCoupons(indicacoes: Indicacoes | null, cliente: Cliente | null): number {
  return indicacoes?.cuponsGratisDisponiveis ?? cliente?.cuponsGratisDisponiveis ?? 0;
}
