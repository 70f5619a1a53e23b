import PersonOutline from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';

const Frame = styled('span')({ position: 'relative', display: 'inline-flex', flex: 'none' });

const Dot = styled('span')<{ 'data-online': boolean }>(({ theme }) => ({
  position: 'absolute',
  right: -1,
  bottom: -1,
  width: 11,
  height: 11,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.background.paper}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 2px ${theme.vars.palette.text.secondary}`,
  // A filled dot when online, a ring when offline: colour is never the only sign.
  '&[data-online="true"]': { boxShadow: 'none', backgroundColor: theme.vars.palette.success.main },
}));

/** Drawn by CSS: as text, the initials would count as part of a button's visible name. */
const Initials = styled('span')({ '&::before': { content: 'attr(data-initials)' } });

interface PersonAvatarProps {
  /** Shown while there is no picture; '' shows a figure. */
  initials: string;
  src: string | null;
  /** The side in px. */
  size?: number;
  /** The online dot. Without this prop there is none. */
  online?: boolean;
}

/** A person's picture, or their initials. It is decorative, because the name is beside it. */
export function PersonAvatar({ initials, src, size = 44, online }: PersonAvatarProps) {
  return (
    <Frame aria-hidden>
      <Avatar
        {...(src === null ? {} : { src })}
        slotProps={{ img: { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' } }}
        alt=""
        sx={{
          width: size,
          height: size,
          fontSize: size * 0.36,
          fontWeight: 600,
          bgcolor: 'line',
          color: 'text.primary',
        }}
      >
        {initials === '' ? (
          <PersonOutline fontSize="inherit" />
        ) : (
          <Initials data-initials={initials} />
        )}
      </Avatar>
      {online === undefined ? null : <Dot data-online={online} />}
    </Frame>
  );
}
