import type { SideTexts } from '@/console/text/sideTexts';
import { Figure, Figures } from './Figure';
import { Section } from './Section';

/** The totals of all orders, formatted. */
export interface Summary {
  orders: string;
  revenue: string;
  profit: string;
  owed: string;
  /** What was paid late and has to go back; null when there is nothing. */
  held: string | null;
}

interface SummaryCardsProps {
  text: SideTexts['ordersDashboard']['summary'];
  /** Null while they are unknown. */
  summary: Summary | null;
}

/** The four totals, and what has to go back to customers when there is any, for the administrators named in the configuration (behaviour: dashboard-cards). */
export function SummaryCards({ text, summary }: SummaryCardsProps) {
  return (
    <Section title={text.title}>
      <Figures>
        {(['orders', 'revenue', 'profit', 'owed'] as const).map((key) => (
          <Figure key={key} label={text[key]} value={summary?.[key] ?? null} />
        ))}
        {summary !== null && summary.held !== null && (
          <Figure label={text.held} value={summary.held} />
        )}
      </Figures>
    </Section>
  );
}
