import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudQueue from '@mui/icons-material/CloudQueue';
import Sync from '@mui/icons-material/Sync';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
import { tip } from '@/console/ui/tooltip/watchTips';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: 16 },
  '&[data-state="inSync"] svg': { color: theme.vars.palette.success.main },
  '&[data-state="syncing"] svg': { color: theme.vars.palette.warning.main },
  '&[data-state="unavailable"] svg': { color: theme.vars.palette.warning.main },
  '&[data-state="offline"]': { color: theme.vars.palette.error.main },
  '& time': { color: theme.vars.palette.text.secondary },
}));

type State = 'inSync' | 'syncing' | 'unavailable' | 'offline';

const ICONS: Record<State, ReactNode> = {
  inSync: <CloudDoneOutlined aria-hidden />,
  syncing: <Sync aria-hidden />,
  unavailable: <CloudQueue aria-hidden />,
  offline: <CloudOffOutlined aria-hidden />,
};

interface SyncStateProps {
  text: Texts['topbar'];
  state: State;
  /** The time (HH:mm) of the last proof that the console is in sync; null when there was none. */
  provenAt: string | null;
  /** Leaves out the time when there is no room for it. */
  compact: boolean;
}

/** Shows whether the console is in sync (behaviour: sync-state): 'Em dia' with the time of the last proof. */
export function SyncState({ text, state, provenAt, compact }: SyncStateProps) {
  // Its words are as long as those of another state with the time.
  const hasTime = provenAt !== null && !compact && state !== 'unavailable';
  const hint = provenAt === null ? null : text.provenAt(provenAt);
  return (
    <Mark
      data-state={state}
      {...(hint === null ? {} : { ...tip(hint), role: 'group', 'aria-label': hint })}
    >
      {ICONS[state]}
      {/* The time is outside the status, or screen readers would announce every proof. */}
      <span role="status">
        {compact ? <VisuallyHidden>{text[state]}</VisuallyHidden> : text[state]}
      </span>
      {hasTime ? <time>{provenAt}</time> : null}
    </Mark>
  );
}
