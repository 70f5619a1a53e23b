import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FOCUS_HOME } from '@/console/ui/focusHome';

/** A card of the profile screen; on a phone it fills the width. */
export const CARD = {
  width: '100%',
  maxWidth: 560,
  mx: 'auto',
  my: { xs: 0, sm: 6 },
  p: { xs: 5, sm: 8 },
  borderRadius: { xs: 0, sm: '14px' },
  borderWidth: { xs: 0, sm: 1 },
} as const;

interface ProfileCardProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** A card below the profile's form, with its heading. */
export function ProfileCard({ title, hint, children }: ProfileCardProps) {
  const headingId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ ...CARD, mt: 0 }}
      {...FOCUS_HOME}
    >
      <Stack sx={{ gap: 4 }}>
        <Stack sx={{ gap: 1 }}>
          <Typography id={headingId} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography color="textSecondary" variant="body2">
            {hint}
          </Typography>
        </Stack>
        {children}
      </Stack>
    </Paper>
  );
}
