import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import type { Texts } from '@/console/text/texts';
import { focusPage } from '@/console/ui/focusHome';

/** What the writer of a failed message may do with it. */
export interface FailedDeeds {
  onRetry: () => void;
  onEdit: () => void;
  onCopy: () => void;
  onDiscard: () => void;
}

/** The line is below the bubble, not in it: the red of errors is not readable on the own bubble's background. */
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.75rem',
  color: theme.vars.palette.error.main,
  '& svg': { fontSize: 16 },
  '& button': { minWidth: 44 },
  [theme.breakpoints.down('md')]: { '& button': { minHeight: 44 } },
}));

interface FailedLineProps {
  text: Texts['chat'];
  retryLabel: string;
  /** null where nothing can be done. */
  deeds: FailedDeeds | null;
}

/** The button disappears with the failure and would take the focus with it. */
const focusMessages = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[role="log"]')?.focus();

/** Says that a message failed, and what can be done about it (behaviour: failed-message). */
export function FailedLine({ text, retryLabel, deeds }: FailedLineProps) {
  return (
    <Line>
      <ErrorOutline aria-hidden />
      {text.failedToSend}
      {deeds === null ? null : (
        <>
          <Button
            size="small"
            onClick={(event) => {
              focusMessages(event);
              deeds.onRetry();
            }}
          >
            {retryLabel}
          </Button>
          <Button
            size="small"
            onClick={() => {
              deeds.onEdit();
              focusPage();
            }}
          >
            {text.editFailed}
          </Button>
          <Button size="small" onClick={deeds.onCopy}>
            {text.copyFailed}
          </Button>
          <Button
            size="small"
            color="error"
            onClick={(event) => {
              focusMessages(event);
              deeds.onDiscard();
            }}
          >
            {text.discardFailed}
          </Button>
        </>
      )}
    </Line>
  );
}
