import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

/** Figures beside each other, as a list of terms; each takes what room is left, and none less than it needs. */
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
    // Sums of thirteen digits are seldom; they must be whole all the same.
    overflowWrap: 'anywhere',
  },
}));

interface FigureProps {
  label: string;
  /** Written out; null while it is not known. */
  value: string | null;
}

/** One figure and what it counts. */
export function Figure({ label, value }: FigureProps) {
  return (
    <Card>
      <dt>{label}</dt>
      <dd>{value ?? <Skeleton width="60%" />}</dd>
    </Card>
  );
}
