import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { GuideWords } from '@/console/text/guideWords';
import { IconAction } from '@/console/ui/IconAction';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { FIRST_STEPS, type FirstStep } from '@/domain/firstSteps';

const Card = styled('section')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  padding: '10px 12px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.raised,
  '& h2': { ...theme.typography.body2, fontWeight: 600, margin: 0, paddingRight: 44 },
  '& ol': { listStyle: 'none', margin: '6px 0 0', padding: 0, display: 'grid', gap: 4 },
  '& li': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: '20px 1fr auto',
    alignItems: 'center',
    gap: 8,
    color: theme.vars.palette.text.secondary,
    '& svg': { fontSize: 18 },
    '&[data-now="true"]': { color: theme.vars.palette.text.primary },
    '&[data-done="true"] svg': { color: theme.vars.palette.success.main },
  },
}));

interface GuideViewProps {
  words: GuideWords;
  done: ReadonlySet<FirstStep>;
  onlineLabel: string;
  onOnline: () => void;
  onDismiss: () => void;
}

/** The steps in their order, those that are done with a tick. */
export function GuideView({ words, done, onlineLabel, onOnline, onDismiss }: GuideViewProps) {
  const titleId = useId();
  const now = FIRST_STEPS.find((step) => !done.has(step));
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{words.title}</h2>
      <IconAction
        label={words.dismiss}
        icon={<Close fontSize="small" />}
        onClick={onDismiss}
        sx={{ position: 'absolute', top: 2, right: 6 }}
      />
      <ol>
        {FIRST_STEPS.map((step) => (
          <li
            key={step}
            data-done={done.has(step)}
            data-now={step === now}
            {...(step === now ? { 'aria-current': 'step' } : {})}
          >
            {done.has(step) ? <CheckCircle aria-hidden /> : <RadioButtonUnchecked aria-hidden />}
            <span>
              {words.steps[step]}
              {done.has(step) ? <VisuallyHidden> ({words.done})</VisuallyHidden> : null}
            </span>
            {step === 'online' && step === now ? (
              <Button size="small" variant="outlined" onClick={onOnline}>
                {onlineLabel}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}
