import Close from '@mui/icons-material/Close';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Lack } from '@/console/entities/readiness/readinessSlice';
import type { ReadinessWords } from '@/console/text/readinessWords';
import { IconAction } from '@/console/ui/IconAction';

const Card = styled('section')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '8px 12px',
  borderBottom: `1px solid ${theme.vars.palette.warning.main}`,
  backgroundColor: theme.vars.palette.raised,
  '& > svg': { flex: 'none', marginTop: 6, color: theme.vars.palette.warning.main },
  '& .lacks': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 24,
    rowGap: 4,
  },
  '& h2': { ...theme.typography.body2, fontWeight: 600, margin: 0 },
  '& ul': { display: 'contents', listStyle: 'none' },
  '& li': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
  },
}));

interface ReadinessViewProps {
  words: ReadinessWords;
  lacks: readonly Lack[];
  onMend: (lack: Lack) => void;
  onDismiss: () => void;
}

/** What is missing for serving, each with what mends it (behaviour: readiness). */
export function ReadinessView({ words, lacks, onMend, onDismiss }: ReadinessViewProps) {
  const titleId = useId();
  return (
    <Card aria-label={words.region}>
      <WarningAmber aria-hidden fontSize="small" />
      <div className="lacks">
        <div role="status">
          <h2 id={titleId}>{words.title}</h2>
        </div>
        <ul aria-labelledby={titleId}>
          {lacks.map((lack) => (
            <li key={lack}>
              {words.lacks[lack].text}
              <Button size="small" variant="outlined" onClick={() => onMend(lack)}>
                {words.lacks[lack].deed}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <IconAction label={words.dismiss} icon={<Close fontSize="small" />} onClick={onDismiss} />
    </Card>
  );
}
