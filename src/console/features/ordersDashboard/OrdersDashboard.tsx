import Refresh from '@mui/icons-material/Refresh';
import type { ReactNode } from 'react';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { useAppSelector, usePorts } from '@/console/store/hooks';
import { useLocale } from '@/console/shared/text/locale';
import { useSideText } from '@/console/shared/text/useSideText';
import { IconAction } from '@/console/ui/IconAction';
import { useDashboardView } from './address/useDashboardView';
import { daysOf } from './chart/chartDays';
import { DashboardBody } from './DashboardBody';
import { figuresOf, foundOf } from './figuresOf';
import { Orders } from './orders/Orders';
import { useDashboard } from './useDashboard';

interface OrdersDashboardProps {
  /** Renders the page's frame around the content, with `actions` in the frame's header. */
  frame: (actions: ReactNode, content: ReactNode) => ReactNode;
}

/**
 * The orders dashboard (behaviour: dashboard-address). It reads the view that the address describes, and keeps it up to
 * date.
 */
export function OrdersDashboard({ frame }: OrdersDashboardProps) {
  const text = useSideText();
  const locale = useLocale();
  const userId = useAppSelector(selectUserId) ?? '';
  const { summaryAdminIds } = usePorts().config;
  const canFilter = useAppSelector((state) => selectCan(state, 'filtrarPedidos'));
  const { view, change } = useDashboardView();
  const { dashboard, failure, turning, missed, reading, read } = useDashboard(view, change);
  return frame(
    <IconAction
      label={text.common.refresh}
      icon={<Refresh fontSize="small" />}
      aria-busy={reading}
      onClick={read}
    />,
    <DashboardBody
      text={text}
      locale={locale}
      view={view}
      change={change}
      canFilter={canFilter}
      figures={dashboard && figuresOf(dashboard, view.period, text.ordersDashboard.agents, locale)}
      showsSummary={summaryAdminIds.includes(userId)}
      days={dashboard && daysOf(dashboard.porDia.items, view.period)}
      failure={failure}
      onRetry={read}
      missed={missed}
      found={
        dashboard === null || turning || missed
          ? null
          : foundOf(dashboard, text.ordersDashboard, locale)
      }
      orders={
        <Orders
          view={view}
          change={change}
          canFilter={canFilter}
          dashboard={dashboard}
          turning={turning}
          onRetry={missed ? read : null}
        />
      }
    />,
  );
}
