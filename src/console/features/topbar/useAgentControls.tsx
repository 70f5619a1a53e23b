import { agentsApi } from '@/console/api/agents';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { selectEarnings, selectUser } from '@/console/entities/session/sessionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { formatMoney } from '@/domain/money';
import { Earnings } from './Earnings';
import type { AgentControls } from './TopBarView';

/**
 * The agent's controls in the top bar; null for admins, who have neither earnings nor toggles (behaviour: role-admin).
 */
export function useAgentControls(): AgentControls | null {
  const text = useText();
  const locale = useAppSelector(selectLocale);
  const user = useAppSelector(selectUser);
  const ganhos = useAppSelector(selectEarnings);
  const [setOnline, turning] = agentsApi.useSetOnlineMutation();
  const [setForwarding, switching] = agentsApi.useSetForwardingMutation();
  if (user === null || user.isAdmin) return null;

  // While a response is pending, show the clicked value; after that, the real one.
  const online = turning.isLoading ? (turning.originalArgs?.online ?? user.online) : user.online;
  const forwarding = switching.isLoading
    ? (switching.originalArgs?.encaminharMensagens ?? user.encaminharMensagens)
    : user.encaminharMensagens;
  return {
    online,
    turning: turning.isLoading,
    onToggleOnline: () => {
      if (!turning.isLoading) void setOnline({ online: !online });
    },
    forwarding,
    switching: switching.isLoading,
    onToggleForwarding: () => {
      if (switching.isLoading) return;
      void setForwarding({ userId: user.id, encaminharMensagens: !forwarding });
    },
    earnings: (
      <Earnings
        text={text.topbar}
        pending={ganhos === null ? null : formatMoney(ganhos.pendente, locale)}
        received={ganhos === null ? null : formatMoney(ganhos.recebido, locale)}
      />
    ),
  };
}
