import type { Texts } from '@/console/text/texts';
import { Figure, Figures } from './Figure';
import { Section } from './Section';

/** The totals of everything, written out. */
export interface Summary {
  orders: string;
  revenue: string;
  profit: string;
  owed: string;
}

interface SummaryCardsProps {
  text: Texts['ordersDashboard']['summary'];
  /** null while they are not known. */
  summary: Summary | null;
}

/** The four totals, for the administrators that the deployment names (behaviour: dashboard-cards). */
export function SummaryCards({ text, summary }: SummaryCardsProps) {
  return (
    <Section title={text.title}>
      <Figures>
        {(['orders', 'revenue', 'profit', 'owed'] as const).map((key) => (
          <Figure key={key} label={text[key]} value={summary?.[key] ?? null} />
        ))}
      </Figures>
    </Section>
  );
}
