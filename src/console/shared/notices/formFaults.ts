import { createAction } from '@reduxjs/toolkit';
import type { ValidationFault } from '@/domain/validation/fault';
import type { StartAppListening } from '@/console/store/listening';
import { selectEntryWords } from '@/console/shared/text/useText';

/** A form was not sent because of this, its first fault (behaviour: field-fault). What was typed is not in it. */
export const faultFound = createAction<{ fault: ValidationFault }>('form/faultFound');

/** Says a form's fault as an error toast. */
export function addFormFaultListeners(start: StartAppListening): void {
  start({
    actionCreator: faultFound,
    effect: ({ payload }, { extra, getState }) => {
      const text = selectEntryWords(getState()).faults[payload.fault];
      extra.notifier.notify({ variant: 'error', text, key: `fault:${payload.fault}` });
    },
  });
}
