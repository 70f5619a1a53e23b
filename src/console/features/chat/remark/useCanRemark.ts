import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import type { Conversation } from '@/contract/entities/conversation';

/**
 * @returns whether the remark on the chat's customer can be written: the host keeps one, and the record is known, so that
 * nobody overwrites what they have not seen. A group has no customer.
 */
export function useCanRemark({ id, isGroup }: Pick<Conversation, 'id' | 'isGroup'>): boolean {
  return useAppSelector(
    (state) => selectCan(state, 'notas') && !isGroup && selectCliente(state, id) !== null,
  );
}
