import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import type { Locale } from '@/console/text/texts';
import { Skeleton } from '@/console/ui/Skeleton';
import { Section } from '../figures/Section';
import { MEASURES, type DaySum } from './chartDays';
import { PANEL_PX } from './ChartPanel';
import { DayChart, Panels } from './DayChart';
import { DayTable } from './DayTable';

interface ByDayProps {
  text: SideTexts['ordersDashboard']['chart'];
  locale: Locale;
  /** The days of the chosen period; empty when the host does not send them; null while unknown. */
  days: readonly DaySum[] | null;
}

/** The sales by day, as a chart or as its table. */
export function ByDay({ text, locale, days }: ByDayProps) {
  const [asTable, setAsTable] = useState(false);
  if (days === null) {
    return (
      <Section title={text.title} hint={text.hint}>
        <Panels aria-hidden>
          {MEASURES.map((measure) => (
            <Skeleton key={measure} shape="rounded" height={PANEL_PX} />
          ))}
        </Panels>
      </Section>
    );
  }
  if (days.length === 0) return null;
  return (
    <Section
      title={text.title}
      hint={text.hint}
      end={
        <Button size="small" onClick={() => setAsTable(!asTable)} sx={{ ml: 'auto' }}>
          {asTable ? text.asChart : text.asTable}
        </Button>
      }
    >
      {asTable ? (
        <DayTable text={text} locale={locale} days={days} />
      ) : (
        <DayChart text={text} locale={locale} days={days} />
      )}
    </Section>
  );
}
