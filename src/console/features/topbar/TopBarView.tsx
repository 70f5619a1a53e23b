import ArrowBack from '@mui/icons-material/ArrowBack';
import VolumeOff from '@mui/icons-material/VolumeOffOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
import { IconAction } from '@/console/ui/IconAction';
import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { PersonAvatar } from '@/console/ui/PersonAvatar';
import { Switch } from '@/console/ui/Switch';
import { tip } from '@/console/ui/tooltip/watchTips';

/** The controls that agents have in the bar and admins do not (behaviour: earnings, online-toggle). */
export interface AgentControls {
  online: boolean;
  /** A click waits for its response. Meanwhile `online` is the clicked value. */
  turning: boolean;
  onToggleOnline: () => void;
  forwarding: boolean;
  switching: boolean;
  onToggleForwarding: () => void;
  earnings: ReactNode;
}

/** On a phone the earnings take their own line, and are hidden while a chat is open. */
const EARNINGS = {
  ml: { md: 'auto' },
  order: { xs: 1, md: 0 },
  width: { xs: '100%', md: 'auto' },
  pb: { xs: 1, md: 0 },
  '&[data-in-chat="true"]': { display: { xs: 'none', md: 'block' } },
} as const;

/** A switch that waits for its response is pale, because another click has no effect. */
const BUSY_LOOK = { opacity: 0.6, cursor: 'progress' } as const;
const BUSY = { '&[aria-busy="true"]': BUSY_LOOK };

const Forwarding = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 24,
  minWidth: 40,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& > :has([aria-busy="true"])': BUSY_LOOK,
});

/** Says in words what the dot says: whether offers come. On a phone it yields to an open chat's 'Voltar'. */
const Presence = styled('span')(({ theme }) => ({
  flex: 'none',
  padding: '2px 8px',
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.5,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  color: theme.vars.palette.text.secondary,
  '&[data-online="true"]': {
    borderColor: theme.vars.palette.success.main,
    color: theme.vars.palette.text.primary,
  },
  [theme.breakpoints.down('sm')]: { '&[data-in-chat="true"]': { display: 'none' } },
}));

interface TopBarViewProps {
  text: Texts;
  userInitials: string;
  userPhoto: string | null;
  muted: boolean;
  onToggleMute: () => void;
  /** Goes back to the list. Null unless list and chat show one at a time and a chat is open. */
  onBack: (() => void) | null;
  agent: AgentControls | null;
  sync: ReactNode;
  menu: ReactNode;
}

/** The top bar, 56 px (design: top-bar). */
export function TopBarView(props: TopBarViewProps) {
  const { text, agent } = props;
  const avatar = (online?: boolean) => (
    <PersonAvatar
      initials={props.userInitials}
      src={props.userPhoto}
      size={32}
      {...(online === undefined ? {} : { online })}
    />
  );
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        minHeight: 56,
        flex: 'none',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        alignContent: 'center',
        pt: { xs: 1, md: 0 },
        gap: { xs: 1, md: 3 },
        px: { xs: 2, md: 4 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'line',
        [LOW_WINDOW]: { minHeight: 40, pt: 0 },
      }}
    >
      {props.onBack === null ? null : (
        <IconAction
          label={text.common.back}
          icon={<ArrowBack fontSize="small" />}
          onClick={props.onBack}
        />
      )}
      <Typography variant="h2" component="h1" sx={{ letterSpacing: '-0.01em' }}>
        {text.app.name}
      </Typography>
      {props.sync}
      {agent === null ? null : (
        <Box sx={EARNINGS} data-in-chat={props.onBack !== null}>
          {agent.earnings}
        </Box>
      )}
      <Stack
        direction="row"
        sx={{
          ml: agent === null ? 'auto' : { xs: 'auto', md: 0 },
          alignItems: 'center',
          gap: { xs: 0.5, md: 2 },
        }}
      >
        {agent === null ? null : (
          <Forwarding {...tip(text.topbar.forwardingHint)}>
            <Switch
              small
              checked={agent.forwarding}
              onChange={agent.onToggleForwarding}
              aria-label={text.topbar.forwarding}
              aria-description={text.topbar.forwardingHint}
              aria-busy={agent.switching}
            />
            <Typography
              variant="body2"
              component="span"
              sx={{ display: { xs: 'none', lg: 'block' } }}
            >
              {text.topbar.forwarding}
            </Typography>
          </Forwarding>
        )}
        <IconAction
          label={props.muted ? text.topbar.unmute : text.topbar.mute}
          icon={props.muted ? <VolumeOff fontSize="small" /> : <VolumeUp fontSize="small" />}
          onClick={props.onToggleMute}
        />
        {agent === null ? (
          avatar()
        ) : (
          <>
            <Presence data-online={agent.online} data-in-chat={props.onBack !== null}>
              {agent.online ? text.topbar.presence.online : text.topbar.presence.offline}
            </Presence>
            <IconAction
              label={agent.online ? text.topbar.goOffline : text.topbar.goOnline}
              icon={avatar(agent.online)}
              aria-busy={agent.turning}
              onClick={agent.onToggleOnline}
              sx={{ p: '2px', borderRadius: '50%', ...BUSY }}
            />
          </>
        )}
        {props.menu}
      </Stack>
    </Stack>
  );
}
