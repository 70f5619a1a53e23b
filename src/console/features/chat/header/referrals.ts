import { clientesApi } from '@/console/api/clientes';
import type { RootState } from '@/console/store/types';
import type { Cliente, Indicacoes } from '@/contract/entities/cliente';

/** @returns the loaded referral summary, or null: groups, failed reads and reads under way have none. */
export function selectIndicacoes(state: RootState, phone: string): Indicacoes | null {
  return clientesApi.endpoints.getIndicacoes.select({ phone })(state).data?.indicacoes ?? null;
}

/**
 * @returns the number of free coupons: from the summary once it is loaded, else from the record
 * (behaviour: free-coupon-source).
 */
export function freeCoupons(indicacoes: Indicacoes | null, cliente: Cliente | null): number {
  return indicacoes?.cuponsGratisDisponiveis ?? cliente?.cuponsGratisDisponiveis ?? 0;
}
