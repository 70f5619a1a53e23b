import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { useText } from '@/console/shared/text/useText';
import { useAppSelector } from '@/console/store/hooks';
import { selectAutomationCall } from '../actions/automationCall';

/** @returns what the header says of the chat's automatic flow (behaviour: automation-pause); null while it runs. */
export function useAutomationMark({
  id,
  automacaoPausada: paused,
}: Pick<SteadyConversation, 'automacaoPausada' | 'id'>): string | null {
  const { automation: words } = useText().chat;
  const running = useAppSelector((state) => selectAutomationCall(state, id));
  return running === null ? (paused ? words.paused : null) : words[running];
}
