import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAuditView, writeAuditView, type AuditView } from './auditAddress';

export type ChangeAuditView = (change: Partial<AuditView>) => void;

/** Reads the filter from the address and changes it there, so that Back, Forward and links work. */
export function useAuditView(): { view: AuditView; change: ChangeAuditView } {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readAuditView(query), [query]);
  const change = useCallback<ChangeAuditView>(
    (changes) => {
      setQuery((now) => writeAuditView({ ...readAuditView(now), ...changes }));
    },
    [setQuery],
  );
  return { view, change };
}
