import { isToBeTold } from '@/console/api/apiError';
import { auditApi } from '@/console/api/audit';
import { oncePressed, type Deed } from '@/console/shared/deeds/deed';
import { runCall, selectIsRunning } from '@/console/shared/deeds/runCall';
import { selectSideText } from '@/console/shared/text/useSideText';
import type { RootState } from '@/console/store/types';
import { filterOf, type AuditView } from './auditAddress';

/** The key of the export, by which the button reads whether one is running. Only one runs at a time. */
const EXPORT = 'exportAudit';

/** @returns whether the call of an export is running. */
export const selectIsExporting = (state: RootState): boolean => selectIsRunning(state, EXPORT);

/** 'Exportar CSV': makes the browser download the entries of the filter, all of them (behaviour: audit-export). */
export const exportAudit = (view: AuditView): Deed =>
  oncePressed(EXPORT, async (dispatch, getState, { notifier }) => {
    const { error } = await dispatch(
      runCall(auditApi.endpoints.exportAudit, filterOf(view), EXPORT),
    );
    if (error === undefined || !isToBeTold(error)) return;
    const text = selectSideText(getState()).auditTrail.exportFailed;
    notifier.notify({ variant: 'error', text, key: EXPORT });
  });
