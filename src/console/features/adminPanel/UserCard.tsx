import { memo, useEffect, useRef } from 'react';
import { usersApi } from '@/console/api/users';
import type { User } from '@/contract/entities/user';
import { useLocale } from '@/console/shared/text/locale';
import { useSideText } from '@/console/shared/text/useSideText';
import { useWasSeen } from '@/console/ui/useWasSeen';
import { formatMoney } from '@/domain/money';
import { AccountActions } from './AccountActions';
import type { EarningsTurns } from './earningsTurns';
import { UserCardView, type ShownEarnings } from './UserCardView';

interface UserCardProps {
  user: User;
  /** The card shows the signed-in administrator. */
  isOwn: boolean;
  turns: EarningsTurns;
  onEdit: (userId: string) => void;
}

/** A user in the grid. An agent's earnings are requested when the card comes into view. */
export const UserCard = memo(function UserCard({ user, isOwn, turns, onEdit }: UserCardProps) {
  const text = useSideText();
  const frame = useRef<HTMLElement>(null);
  const wasSeen = useWasSeen(frame);
  const earnings = useEarnings(user, wasSeen, turns);
  return (
    <UserCardView
      ref={frame}
      text={text}
      user={user}
      isOwn={isOwn}
      earnings={earnings}
      actions={<AccountActions user={user} isOwn={isOwn} />}
      onEdit={() => onEdit(user.id)}
    />
  );
});

function useEarnings(user: User, wasSeen: boolean, turns: EarningsTurns): ShownEarnings {
  const { id, estado, ganhos, isAdmin } = user;
  const locale = useLocale();
  const { isNext, queue, settle } = turns;
  // Administrators have no earnings (behaviour: earnings), and some hosts send them with the user. Nor has anybody who
  // waits for approval.
  const hasNone = isAdmin || estado === 'pendente';
  const isAsked = !hasNone && ganhos === null;
  const { data, isError } = usersApi.useGetAgentEarningsQuery(
    { agenteId: id },
    { skip: !isAsked || !isNext(id) },
  );
  const isSettled = data !== undefined || isError;
  useEffect(() => {
    if (isAsked && wasSeen) queue(id);
  }, [id, isAsked, queue, wasSeen]);
  useEffect(() => {
    if (isSettled) settle(id);
  }, [id, isSettled, settle]);

  if (hasNone) return 'none';
  const known = ganhos ?? data;
  if (known === undefined) return isError ? 'failed' : 'loading';
  return {
    pending: formatMoney(known.pendente, locale),
    received: formatMoney(known.recebido, locale),
  };
}
