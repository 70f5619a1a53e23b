import { styled } from '@mui/material/styles';
import { Skeleton } from '@/console/ui/Skeleton';

/** Figures side by side, as a description list. Each takes a share of the free room, and never less than it needs. */
export const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 45%), 1fr))',
  gap: 12,
  margin: 0,
});

const Card = styled('div')(({ theme }) => ({
  minWidth: 0,
  minHeight: 76,
  padding: '12px 16px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: '2px 0 0',
    fontSize: 'clamp(1.0625rem, 0.75rem + 1.6vw, 1.375rem)',
    fontWeight: 650,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    // A sum of thirteen digits is rare, but it must not be cut.
    overflowWrap: 'anywhere',
  },
}));

interface FigureProps {
  label: string;
  /** Formatted; null while it is unknown. */
  value: string | null;
}

/** One figure with its label. */
export function Figure({ label, value }: FigureProps) {
  return (
    <Card>
      <dt>{label}</dt>
      <dd>{value ?? <Skeleton width="60%" />}</dd>
    </Card>
  );
}
