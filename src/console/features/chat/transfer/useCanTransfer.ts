import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import type { Conversation } from '@/contract/entities/conversation';

/** What can be done now about handing a chat over: nothing where it cannot be, or is on its way already. */
type CanTransfer = 'yes' | 'underWay' | 'never';

/** @returns whether the person can hand the chat over. Who attends does: an administrator's list has chats of others. */
export function useCanTransfer({
  transferencia,
}: Pick<Conversation, 'transferencia'>): CanTransfer {
  const can = useAppSelector((state) => selectCan(state, 'transferencia') && !selectIsAdmin(state));
  if (!can) return 'never';
  return transferencia === null ? 'yes' : 'underWay';
}
