import { createAction } from '@reduxjs/toolkit';
import { isMissing, type ValidationFault } from '@/domain/validation/fault';
import { selectEntryWords } from '@/console/shared/text/useEntryWords';
import type { EntryThunk } from '@/console/store/entry';

/**
 * A form was not sent because of its first fault (behaviour: field-fault). The action does not contain what was typed.
 */
const faultFound = createAction<{ fault: ValidationFault }>('form/faultFound');

/** One form is open at a time, so the next fault takes the place of the last one. */
const KEY = 'fault';

/**
 * Shows a form's fault as an error toast.
 *
 * @returns what is said of it at its field (behaviour: field-said)
 */
export const tellFault =
  (fault: ValidationFault): EntryThunk<string> =>
  (dispatch, getState, { notifier }) => {
    dispatch(faultFound({ fault }));
    const { common, faults } = selectEntryWords(getState());
    notifier.notify({ variant: 'error', text: faults[fault], key: KEY });
    return isMissing(fault) ? common.fieldMissing : faults[fault];
  };

/** Takes the toast of the last fault away, once it is mended and the form is sent (behaviour: fault-mended). */
export const dropFault =
  (): EntryThunk =>
  (_dispatch, _getState, { notifier }) =>
    notifier.dismiss(KEY);
