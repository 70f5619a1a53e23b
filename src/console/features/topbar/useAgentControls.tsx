import { selectEarnings, selectUser } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useAppFacts } from '@/console/store/hooks';
import type { RootState } from '@/console/store/types';
import {
  selectSwitching,
  selectTurning,
  switchForwarding,
  turnOnline,
} from '@/console/shared/deeds/agentSwitches';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { formatMoney } from '@/domain/money';
import { Earnings } from './Earnings';
import type { AgentControls } from './TopBarView';

const factsOf = (state: RootState) => ({
  user: selectUser(state),
  ganhos: selectEarnings(state),
  turning: selectTurning(state),
  switching: selectSwitching(state),
});

/**
 * The agent's controls in the top bar; null for admins, who have neither earnings nor toggles (behaviour: role-admin),
 * and for somebody who waits for approval.
 */
export function useAgentControls(): AgentControls | null {
  const text = useText();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const { user, ganhos, turning, switching } = useAppFacts(factsOf);
  if (user === null || user.isAdmin || user.estado === 'pendente') return null;

  // While a response is pending, show the clicked value; after that, the real one.
  const online = turning ?? user.online;
  const forwarding = switching ?? user.encaminharMensagens;
  return {
    online,
    turning: turning !== null,
    onToggleOnline: () => void dispatch(turnOnline(!online)),
    forwarding,
    switching: switching !== null,
    onToggleForwarding: () => void dispatch(switchForwarding(!forwarding)),
    earnings: (
      <Earnings
        text={text.topbar}
        pending={ganhos === null ? null : formatMoney(ganhos.pendente, locale)}
        received={ganhos === null ? null : formatMoney(ganhos.recebido, locale)}
      />
    ),
  };
}
