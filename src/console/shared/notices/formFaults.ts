import { createAction } from '@reduxjs/toolkit';
import type { ValidationFault } from '@/domain/validation/fault';
import type { StartAppListening } from '@/console/store/listening';
import { selectEntryWords } from '@/console/shared/text/useText';

/** A form was not sent: its first fault (spec 5). Nothing of what was typed stands in it. */
export const faultFound = createAction<{ fault: ValidationFault }>('form/faultFound');

/** A form's fault is an error toast (spec 8). */
export function addFormFaultListeners(start: StartAppListening): void {
  start({
    actionCreator: faultFound,
    effect: ({ payload }, { extra, getState }) => {
      const text = selectEntryWords(getState()).faults[payload.fault];
      extra.notifier.notify({ variant: 'error', text, key: `fault:${payload.fault}` });
    },
  });
}
