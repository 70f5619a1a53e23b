import { useDeferredValue, useState } from 'react';
import { usersApi } from '@/console/api/users';
import { isApiError } from '@/console/api/apiError';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { useSideText } from '@/console/shared/text/useSideText';
import { personMatcher } from '@/domain/search';
import { pendingFirst } from './accountActs';
import { AdminPanelView } from './AdminPanelView';
import { EditUser } from './EditUser';
import { useEarningsTurns } from './earningsTurns';
import { UserCard } from './UserCard';
import { WipeData } from './WipeData';

/** The admin panel (behaviour: admin-panel): all accounts, their edit form, and the wipe. */
export function AdminPanel() {
  const text = useSideText();
  const ownId = useAppSelector(selectUserId);
  const { data, error, isFetching, refetch } = usersApi.useListUsersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [query, setQuery] = useState('');
  const looked = useDeferredValue(query);
  const [editedId, setEditedId] = useState<string | null>(null);
  const turns = useEarningsTurns();
  const isRefused = isApiError(error) && error.status === 403;
  const users = isRefused ? null : (data?.items ?? null);
  const edited = users?.find(({ id }) => id === editedId) ?? null;
  return (
    <>
      <AdminPanelView
        text={text}
        users={users}
        shown={pendingFirst(users?.filter(personMatcher(looked)) ?? [])}
        failure={error === undefined || isFetching ? null : isRefused ? 'adminOnly' : 'usersFailed'}
        onRetry={() => void refetch()}
        query={query}
        onSearch={setQuery}
        card={(user) => (
          <UserCard user={user} isOwn={user.id === ownId} turns={turns} onEdit={setEditedId} />
        )}
        danger={isRefused ? null : <WipeData />}
      />
      {edited === null ? null : (
        <EditUser key={edited.id} user={edited} onClose={() => setEditedId(null)} />
      )}
    </>
  );
}
