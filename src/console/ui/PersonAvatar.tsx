import PersonOutline from '@mui/icons-material/PersonOutlined';
import { memo, useState } from 'react';
import { makeSheet } from './sheet';

export const AVATARS = makeSheet('avatar', {
  root: () => ({ position: 'relative', display: 'inline-flex', flex: 'none' }),
  face: ({ vars: { palette } }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: '50%',
    lineHeight: 1,
    fontWeight: 600,
    userSelect: 'none',
    color: palette.text.primary,
    backgroundColor: palette.line,
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    // Drawn by CSS: as text, the initials would count as part of a button's visible name.
    '& > span::before': { content: 'attr(data-initials)' },
  }),
  dot: ({ vars: { palette } }) => ({
    position: 'absolute',
    right: -1,
    bottom: -1,
    width: 11,
    height: 11,
    borderRadius: '50%',
    border: `2px solid ${palette.background.paper}`,
    backgroundColor: palette.background.paper,
    boxShadow: `inset 0 0 0 2px ${palette.text.secondary}`,
    // A filled dot when online, a ring when offline: colour is never the only sign.
    '&[data-online="true"]': { boxShadow: 'none', backgroundColor: palette.success.main },
  }),
});

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
export const PersonAvatar = memo(function PersonAvatar(props: PersonAvatarProps) {
  const { initials, src, size = 44, online } = props;
  const [missing, setMissing] = useState<string | null>(null);
  const { root, face, dot } = AVATARS.classes;
  return (
    <span aria-hidden className={root}>
      <span className={face} style={{ width: size, height: size, fontSize: size * 0.36 }}>
        {src !== null && src !== missing ? (
          <img
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setMissing(src)}
          />
        ) : initials === '' ? (
          <PersonOutline fontSize="inherit" />
        ) : (
          <span data-initials={initials} />
        )}
      </span>
      {online === undefined ? null : <span className={dot} data-online={online} />}
    </span>
  );
});
