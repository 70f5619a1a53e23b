import { isApiError } from '@/console/api/apiError';
import { sessionsApi } from '@/console/api/sessions';
import { selectIsRunning } from '@/console/shared/deeds/runCall';
import { useSideText } from '@/console/shared/text/useSideText';
import { useServerNow } from '@/console/shared/time/useServerNow';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { endingKey, endOne, endOthers } from './endSessions';
import { SessionsView } from './SessionsView';

/** How often the times of the list are counted anew. */
const REFRESH_MS = 30_000;

/** Where one is signed in, and how to end it (behaviour: profile-sessions). A host that knows none shows nothing. */
export function Sessions() {
  const text = useSideText();
  const dispatch = useAppDispatch();
  const now = useServerNow(REFRESH_MS);
  const { data, error, isFetching, refetch } = sessionsApi.useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const sessions = data?.items ?? null;
  // A string, because a list would be a new one at each look.
  const ending = useAppSelector((state) =>
    [null, ...(sessions ?? []).map(({ id }) => id)]
      .map(endingKey)
      .filter((key) => selectIsRunning(state, key))
      .join(' '),
  ).split(' ');
  // Until the first answer nobody knows whether there are any, and what comes and goes again would startle.
  if (sessions === null && (error === undefined || isUnknownCall(error))) return null;
  return (
    <SessionsView
      text={text}
      sessions={sessions}
      now={now}
      hasFailed={sessions === null && !isFetching}
      isEnding={(id) => ending.includes(endingKey(id))}
      onRetry={() => void refetch()}
      onEnd={(id) => void dispatch(endOne(id))}
      onEndOthers={() => void dispatch(endOthers())}
    />
  );
}

/** Whether the host does not know the call: it says so, or answers as for a page. */
const isUnknownCall = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'schema' || [404, 405, 501].includes(error.status ?? 0));
