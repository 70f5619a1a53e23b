import { createAction } from '@reduxjs/toolkit';
import type { ValidationFault } from '@/domain/validation/fault';
import { selectEntryWords } from '@/console/shared/text/useEntryWords';
import type { EntryThunk } from '@/console/store/entry';

/**
 * A form was not sent because of its first fault (behaviour: field-fault). The action does not contain what was typed.
 */
const faultFound = createAction<{ fault: ValidationFault }>('form/faultFound');

/** Shows a form's fault as an error toast. */
export const tellFault =
  (fault: ValidationFault): EntryThunk =>
  (dispatch, getState, { notifier }) => {
    dispatch(faultFound({ fault }));
    const text = selectEntryWords(getState()).faults[fault];
    notifier.notify({ variant: 'error', text, key: `fault:${fault}` });
  };
