import { selectConversationIds } from '@/console/entities/conversations/conversationsSelectors';
import { selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { guideShown, selectIsGuideShown } from '@/console/entities/guide/guideSlice';
import { selectEarnings, selectUser } from '@/console/entities/session/sessionSelectors';
import type { StartAppListening } from '@/console/store/listening';
import type { AppThunk, RootState } from '@/console/store/types';
import { stepsDone, type FirstStep } from '@/domain/firstSteps';

/** The people of this browser who want to see the first steps no more, by id. */
const dismissedKey = (userId: string) => `firstStepsDismissed:${userId}`;

/** An agent who has sold nothing yet. Where the host says nothing of earnings, nobody is known to be new. */
function isNew(state: RootState): boolean {
  const user = selectUser(state);
  const earnings = selectEarnings(state);
  if (user === null || user.isAdmin || user.estado === 'pendente' || earnings === null)
    return false;
  return earnings.pendente === 0 && earnings.recebido === 0;
}

/** Selects whether the first steps are to be seen: until they are dismissed, and the first sale ends them. */
export const selectHasGuide = (state: RootState): boolean =>
  selectIsGuideShown(state) && isNew(state);

/** Selects the first steps that are done. */
export const selectStepsDone = (state: RootState): ReadonlySet<FirstStep> =>
  stepsDone({
    isOnline: selectUser(state)?.online ?? false,
    hasCustomer: selectConversationIds(state).length > 0,
    hasLinked: Object.keys(selectLinks(state)).length > 0,
  });

/** 'Dispensar': this person does not see them again in this browser. */
export const dismissGuide =
  (): AppThunk =>
  (dispatch, getState, { storage }) => {
    const user = selectUser(getState());
    if (user !== null) storage.set(dismissedKey(user.id), 'true');
    dispatch(guideShown({ shown: false }));
  };

/** Shows the first steps to whoever signs in and is new, unless they have dismissed them. */
export function addGuideListeners(start: StartAppListening): void {
  start({
    predicate: (_action, now, before) => isNew(now) && !isNew(before),
    effect: (_action, { dispatch, extra, getState }) => {
      const user = selectUser(getState());
      if (user === null || extra.storage.get(dismissedKey(user.id)) !== null) return;
      if (!selectIsGuideShown(getState())) dispatch(guideShown({ shown: true }));
    },
  });
}
