import { useAppSelector } from '@/console/store/hooks';
import { selectLinkedAccount } from '@/console/entities/couponLinks/couponLinksSlice';
import { useSettledKey } from '@/console/shared/deeds/useSettledKey';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { nextStep, type NextStep } from '@/domain/nextStep';
import { selectIsServing } from '../selectIsServing';

/** As `aria-keyshortcuts` wants it. */
export const NEXT_STEP_KEYS = 'Alt+P';

/**
 * What the person does next for the chat's customer, which Alt+P does as well (behaviour: next-step).
 *
 * @param run what each step does
 * @returns null where nothing is to be done, as in a group or in somebody else's chat
 */
export function useNextStep(
  conversation: SteadyConversation,
  run: Readonly<Record<NextStep, () => void>>,
): NextStep | null {
  const isLinked = useAppSelector((state) => selectLinkedAccount(state, conversation.id) !== null);
  const isServing = useAppSelector((state) => selectIsServing(state, conversation.id));
  const isAsked = isServing && !conversation.isGroup;
  const next = isAsked ? nextStep({ ...conversation, isLinked }) : null;
  useSettledKey('KeyP', next === null ? null : `${next}:${conversation.id}`, () => {
    if (next !== null) run[next]();
  });
  return next;
}
