import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { isApiError } from '@/console/api/apiError';
import { auditApi } from '@/console/api/audit';
import { usersApi } from '@/console/api/users';
import { useRereadOnceBack } from '@/console/shared/rereads/useRereadOnceBack';
import { useLocale } from '@/console/shared/text/locale';
import { useSideText } from '@/console/shared/text/useSideText';
import { saoPauloMoment } from '@/console/shared/time/saoPauloMoment';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { auditWordsOf } from '@/console/text/auditWords';
import { IconAction } from '@/console/ui/IconAction';
import { useMedia } from '@/console/ui/useMedia';
import { AUDIT_ACTS, AUDIT_KINDS } from '@/contract/entities/audit';
import { wordOf } from '@/domain/auditDetails';
import { formatCount } from '@/domain/digits';
import { filterOf, isFiltered, WHOLE_AUDIT } from './auditAddress';
import { AuditFilters, type Choice } from './AuditFilters';
import { auditRow } from './auditRow';
import { AuditView } from './AuditView';
import { exportAudit, selectIsExporting } from './exportAudit';
import { useAuditView } from './useAuditView';

/** Below this width the five columns do not fit. */
const CARDS_BELOW = '(max-width: 899.95px)';

interface AuditTrailProps {
  /** Renders the page's frame around the content, with `actions` in the frame's header. */
  frame: (actions: ReactNode, content: ReactNode) => ReactNode;
}

/** The audit (behaviour: audit-screen): who did what to what, the newest first, as the address filters it. */
export function AuditTrail({ frame }: AuditTrailProps) {
  const text = useSideText();
  const words = text.auditTrail;
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const exporting = useAppSelector(selectIsExporting);
  const asCards = useMedia(CARDS_BELOW);
  const names = auditWordsOf(locale, text);
  const { view, change } = useAuditView();
  const people = usersApi.useListUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  const read = auditApi.useListAuditInfiniteQuery(filterOf(view), {
    refetchOnMountOrArgChange: true,
  });
  const { currentData, data, error, isFetching, refetch } = read;
  const refused = isApiError(error) && error.status === 403;
  const failed = error !== undefined && !isFetching;
  const pages = refused ? undefined : (currentData ?? data)?.pages;
  const rows = pages?.flatMap(({ registros }) =>
    registros.items.map((entry) => auditRow(entry, names, locale)),
  );
  // Entries of this filter that are there already stay when older ones could not be read.
  const missed = failed && (refused || currentData === undefined);
  useRereadOnceBack(failed, refetch);
  return frame(
    <IconAction
      label={text.common.refresh}
      icon={<Refresh fontSize="small" />}
      aria-busy={isFetching}
      onClick={() => void refetch()}
    />,
    <AuditView
      text={words}
      asCards={asCards}
      filters={
        <AuditFilters
          text={words.filters}
          view={view}
          onChange={change}
          people={[
            ...(people.data?.items ?? []).map(({ id, nome }) => ({ value: id, label: nome })),
            ...Object.entries(names.actors).map(([value, label]) => ({ value, label })),
          ]}
          acts={choicesOf(AUDIT_ACTS, names.acts, locale)}
          kinds={choicesOf(AUDIT_KINDS, names.kinds, locale)}
          onClear={isFiltered(view) ? () => change(WHOLE_AUDIT) : null}
        />
      }
      exportButton={
        <Button
          size="small"
          variant="outlined"
          startIcon={<FileDownloadOutlined aria-hidden />}
          aria-disabled={exporting}
          onClick={exporting ? undefined : () => void dispatch(exportAudit(view))}
          sx={{ opacity: exporting ? 0.6 : 1 }}
        >
          {exporting ? words.exporting : words.export}
        </Button>
      }
      rows={rows ?? null}
      shown={
        rows === undefined || missed
          ? ''
          : read.hasNextPage
            ? words.newest(formatCount(rows.length, locale))
            : words.shown(formatCount(rows.length, locale), rows.length === 1)
      }
      readAt={
        rows === undefined || read.fulfilledTimeStamp === undefined
          ? ''
          : words.readAt(saoPauloMoment(read.fulfilledTimeStamp, locale))
      }
      stale={failed && !missed && !read.isFetchNextPageError ? text.ordersDashboard.stale : null}
      turning={currentData === undefined && !failed}
      missed={
        missed
          ? {
              text: refused ? text.notices.adminOnly : words.failed,
              retryLabel: text.common.retry,
              onRetry: () => void refetch(),
            }
          : null
      }
      filtered={isFiltered(view)}
      more={
        read.hasNextPage && !missed
          ? {
              loading: read.isFetchingNextPage,
              failed: read.isFetchNextPageError && !isFetching,
              onMore: () => void read.fetchNextPage(),
            }
          : null
      }
      onObject={(objeto) => change({ objeto })}
    />,
  );
}

/** What a filter can be set to, sorted by its words. */
const choicesOf = (
  names: readonly string[],
  words: Readonly<Record<string, string>>,
  locale: string,
): Choice[] =>
  names
    .map((value) => ({ value, label: wordOf(words, value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
