import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import type { Locale } from '@/console/text/texts';
import { ErrorState } from '@/console/ui/ErrorState';
import type { DashboardView } from './address/dashboardAddress';
import type { ChangeView } from './address/useDashboardView';
import { ByDay } from './chart/ByDay';
import type { DaySum } from './chart/chartDays';
import { AgentCards } from './figures/AgentCards';
import { PeriodFigures } from './figures/PeriodFigures';
import { StatusCounters } from './figures/StatusCounters';
import { SummaryCards } from './figures/SummaryCards';
import type { figuresOf } from './figuresOf';
import { StaleNotice } from './StaleNotice';

interface DashboardBodyProps {
  text: SideTexts;
  locale: Locale;
  view: DashboardView;
  change: ChangeView;
  /** The host narrows the orders by what is chosen. */
  canFilter: boolean;
  /** Null while they are unknown. */
  figures: ReturnType<typeof figuresOf> | null;
  /** True if this administrator may see the four totals (behaviour: dashboard-cards). */
  showsSummary: boolean;
  /** The days of the chosen period; empty when the host does not send them; null while unknown. */
  days: readonly DaySum[] | null;
  /** The number of orders in the view, in words; null while unknown. */
  found: string | null;
  failure: 'adminOnly' | 'dashboardFailed' | null;
  /** The requested orders could not be read. A notice takes their place. */
  missed: boolean;
  onRetry: () => void;
  orders: ReactNode;
}

/** The content of the dashboard, from the figures to the orders, or the reason why there is none. */
export function DashboardBody(props: DashboardBodyProps) {
  const { text, view, change, figures, failure, onRetry } = props;
  const words = text.ordersDashboard;
  if (failure !== null && figures === null) {
    const { retry } = text.common;
    return <ErrorState text={text.notices[failure]} retryLabel={retry} onRetry={onRetry} />;
  }
  return (
    <Stack sx={{ gap: 5, p: { xs: 3, md: 4 }, maxWidth: 1680, mx: 'auto' }}>
      {failure === null || props.missed ? null : (
        <StaleNotice
          text={`${text.notices[failure]}. ${words.stale}`}
          retryLabel={text.common.retry}
          onRetry={onRetry}
        />
      )}
      <PeriodFigures
        text={words.periods}
        period={view.period}
        onPeriod={(period) => change({ period })}
        orders={figures?.period.orders ?? null}
        revenue={figures?.period.revenue ?? null}
      />
      {props.showsSummary ? (
        <SummaryCards text={words.summary} summary={figures?.summary ?? null} />
      ) : null}
      <ByDay text={words.chart} locale={props.locale} days={props.days} />
      <AgentCards
        text={words.agents}
        agents={figures?.agents ?? null}
        count={figures?.agentCount ?? ''}
        found={props.found}
        selectedId={view.agenteId}
        onSelect={(agenteId) => change({ agenteId })}
      />
      <StatusCounters
        title={words.counters.title}
        words={{ ...text.history.status, a_devolver: words.counters.held }}
        counts={figures?.counts ?? null}
        isHolding={figures?.isHolding ?? false}
        found={props.found}
        selected={view.status}
        onSelect={props.canFilter ? (status) => change({ status }) : null}
      />
      {props.orders}
    </Stack>
  );
}
