import { selectIsRunning } from '@/console/shared/deeds/runCall';
import type { RootState } from '@/console/store/types';

/** The key of the call names the chat and what was pressed, so that the header can show both while it runs. */
export const automationCall = (chatId: string, paused: boolean): string =>
  `${paused ? 'pause' : 'resume'}:${chatId}`;

/** @returns what is being done to the chat's automatic flow just now; null for nothing. */
export function selectAutomationCall(
  state: RootState,
  chatId: string,
): 'pausing' | 'resuming' | null {
  if (selectIsRunning(state, automationCall(chatId, true))) return 'pausing';
  return selectIsRunning(state, automationCall(chatId, false)) ? 'resuming' : null;
}
