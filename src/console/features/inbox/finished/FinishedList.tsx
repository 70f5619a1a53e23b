import { finishedApi } from '@/console/api/finished';
import { useRereadOnceBack } from '@/console/shared/rereads/useRereadOnceBack';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useServerNow } from '@/console/shared/time/useServerNow';
import { finishedWordsOf } from '@/console/text/finishedWords';
import { FinishedListView } from './FinishedListView';
import { finishedRow } from './finishedRow';
import { FinishedRowView } from './FinishedRowView';

/** As in the list of conversations: the texts 'há ...' are exact to the minute. */
const AGO_TICK_MS = 30_000;

interface FinishedListProps {
  /** The attendance that is open. */
  selectedId: string | null;
  /** The list was opened by a press, which its focus follows. */
  takesFocus: boolean;
  /** The attendance that was opened last, whose row takes the focus when the list comes back; null for none. */
  lastId: string | null;
  onSelect: (id: string) => void;
  onLeave: () => void;
  onEscape: () => void;
}

/** One's own attendances of the last days that are over (behaviour: finished-list). */
export function FinishedList({ selectedId, ...props }: FinishedListProps) {
  const texts = useText();
  const locale = useLocale();
  const text = finishedWordsOf(locale);
  const now = useServerNow(AGO_TICK_MS);
  const read = finishedApi.useListFinishedInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data, isFetching, isError } = read;
  const isFailed = isError && !isFetching;
  useRereadOnceBack(isFailed, read.refetch);
  // Where one ends while pages are read, the same attendance may stand at the end of a page and begin the next.
  const found = new Map(
    (data?.pages ?? []).flatMap(({ atendimentos }) =>
      atendimentos.items.map((attendance) => [attendance.id, attendance] as const),
    ),
  );
  const isMoreFailed = read.isFetchNextPageError && !isFetching;
  return (
    <FinishedListView
      text={text}
      title={texts.inbox.finished}
      // What is held stays in sight when it could not be read again.
      status={data !== undefined ? 'ready' : isFailed ? 'failed' : 'loading'}
      days={data?.pages[0]?.dias ?? null}
      ids={[...found.keys()]}
      selectedId={selectedId}
      takesFocus={props.takesFocus}
      lastId={props.lastId}
      more={
        read.isFetchingNextPage
          ? 'loading'
          : isMoreFailed
            ? 'failed'
            : read.hasNextPage
              ? 'there'
              : 'none'
      }
      onMore={() => void read.fetchNextPage()}
      onRetry={() => void read.refetch()}
      onLeave={props.onLeave}
      onEscape={props.onEscape}
      renderRow={(place) => {
        const attendance = found.get(place.id);
        return attendance === undefined ? null : (
          <FinishedRowView
            row={finishedRow(attendance, { now, locale, text, texts })}
            place={place}
            selected={place.id === selectedId}
            onSelect={() => props.onSelect(place.id)}
          />
        );
      }}
    />
  );
}
