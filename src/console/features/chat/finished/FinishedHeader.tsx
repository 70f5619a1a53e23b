import Close from '@mui/icons-material/Close';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IconAction } from '@/console/ui/IconAction';
import { PersonAvatar } from '@/console/ui/PersonAvatar';
import { Skeleton } from '@/console/ui/Skeleton';
import { CHAT } from '../chatSheet';

interface FinishedHeaderProps {
  /** Whom the attendance was of; null while that is not known. */
  customer: {
    name: string;
    initials: string;
    photo: string | null;
    /** The formatted phone number, or that it is a group. */
    number: string;
  } | null;
  /** The way back and the state of the connection, where no bar above has them; null elsewhere. */
  lead: ReactNode;
  closeLabel: string;
  onClose: (() => void) | null;
}

/** The customer of an attendance that is over. Nothing can be done about them here. */
export function FinishedHeader({ customer, lead, closeLabel, onClose }: FinishedHeaderProps) {
  return (
    <header className={CHAT.classes.header}>
      {lead}
      {customer === null ? (
        <Skeleton shape="circular" width={40} height={40} />
      ) : (
        <PersonAvatar initials={customer.initials} src={customer.photo} size={40} />
      )}
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        {customer === null ? (
          <Skeleton width="40%" />
        ) : (
          <>
            <Typography variant="h2" noWrap dir="auto" title={customer.name} sx={START}>
              {customer.name}
            </Typography>
            <Typography variant="caption" color="textSecondary" noWrap>
              {customer.number}
            </Typography>
          </>
        )}
      </Stack>
      {onClose === null ? null : (
        <IconAction label={closeLabel} icon={<Close fontSize="small" />} onClick={onClose} />
      )}
    </header>
  );
}

const START = { textAlign: 'left' } as const;
