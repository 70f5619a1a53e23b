import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import { TabList } from '@/console/ui/TabList';
import { PERIODS, type Period } from '../address/dashboardAddress';
import { Figure, Figures } from './Figure';

interface PeriodFiguresProps {
  text: SideTexts['ordersDashboard']['periods'];
  period: Period;
  onPeriod: (period: Period) => void;
  /** Formatted; null while they are unknown. */
  orders: string | null;
  revenue: string | null;
}

/** The tabs of the periods, and the sales of the chosen one beside them (behaviour: dashboard-periods). */
export function PeriodFigures({ text, period, onPeriod, orders, revenue }: PeriodFiguresProps) {
  const id = useId();
  return (
    <Stack
      sx={{
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'stretch', md: 'center' },
        gap: 3,
      }}
    >
      <TabList
        id={id}
        label={text.label}
        tabs={PERIODS.map((key) => ({ key, label: text[key] }))}
        selected={period}
        onSelect={onPeriod}
      />
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${period}`} sx={{ flex: 1 }}>
        <Figures>
          <Figure label={text.orders} value={orders} />
          <Figure label={text.revenue} value={revenue} />
        </Figures>
      </Box>
    </Stack>
  );
}
