import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { SessionInfo } from '@/contract/entities/session';
import type { EpochMs } from '@/contract/wire';
import { formatAgo } from '@/console/text/format';
import type { SideTexts } from '@/console/text/sideTexts';
import { ErrorState } from '@/console/ui/ErrorState';
import { RowSkeletons } from '@/console/ui/RowSkeletons';
import { ProfileCard } from '../ProfileCard';

interface SessionsViewProps {
  text: SideTexts;
  /** null while they are unknown. */
  sessions: readonly SessionInfo[] | null;
  /** The server's time, from which their age is counted. */
  now: EpochMs;
  hasFailed: boolean;
  /** @param id of a sign-in; null: of all others. */
  isEnding: (id: string | null) => boolean;
  onRetry: () => void;
  onEnd: (id: string) => void;
  onEndOthers: () => void;
}

/** The minimum height of a row in px. */
const ROW_PX = 60;

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: ROW_PX,
    padding: '8px 0',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
}));

/** The own sign-ins: device, address, when it was last seen, and the buttons that end them. */
export function SessionsView(props: SessionsViewProps) {
  const { text, sessions } = props;
  const words = text.sessions;
  const hasOthers = sessions?.some(({ atual }) => !atual) ?? false;
  return (
    <ProfileCard title={words.title} hint={words.hint}>
      <List {...props} />
      {hasOthers ? (
        <Button
          variant="outlined"
          aria-disabled={props.isEnding(null)}
          onClick={props.onEndOthers}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.endOthers}
        </Button>
      ) : null}
    </ProfileCard>
  );
}

function List({ text, sessions, now, hasFailed, isEnding, onRetry, onEnd }: SessionsViewProps) {
  const words = text.sessions;
  if (sessions === null) {
    return hasFailed ? (
      <ErrorState text={words.failed} retryLabel={text.common.retry} onRetry={onRetry} />
    ) : (
      <RowSkeletons count={2} rowHeight={ROW_PX} label={words.loading} avatar={false} />
    );
  }
  return (
    <Rows>
      {sessions.map(({ id, dispositivo, endereco, vistaEm, atual }) => {
        const device = dispositivo || words.unknownDevice;
        const seen = vistaEm === null ? '' : words.seen(formatAgo(vistaEm, now, text.ago));
        return (
          <li key={id}>
            <Stack sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{device}</Typography>
              <Typography color="textSecondary" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {[endereco, atual ? words.current : seen].filter((part) => part !== '').join(' · ')}
              </Typography>
            </Stack>
            {atual ? null : (
              <Button
                size="small"
                aria-label={words.endThis(device)}
                aria-disabled={isEnding(id)}
                onClick={() => onEnd(id)}
              >
                {words.end}
              </Button>
            )}
          </li>
        );
      })}
    </Rows>
  );
}
