import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FOCUS_HOME } from '@/console/ui/focusHome';

/**
 * In a window of at least this height each section scrolls by itself, so that the pool stays visible below forty
 * accounts.
 */
const TALL = '@media (min-height: 640px)';

const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  padding: '0 16px',
  '& > div': { paddingBottom: 16 },
  [TALL]: {
    minHeight: 0,
    '&[data-grows="false"]': { flex: '0 1 auto', maxHeight: '60%' },
    '&[data-grows="true"]': { flex: '1 1 0' },
    '& > div': { minHeight: 0, overflow: 'auto' },
  },
});

interface CouponSectionProps {
  title: string;
  /** Shown at the end of the title's line, for example a total. */
  aside?: ReactNode;
  /** The section takes the remaining height. */
  grows: boolean;
  children: ReactNode;
}

/** A titled list in the drawer. */
export function CouponSection({ title, aside, grows, children }: CouponSectionProps) {
  const id = useId();
  return (
    <Section {...FOCUS_HOME} aria-labelledby={id} data-grows={grows}>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 2, pt: 4, pb: 2, flex: 'none' }}>
        <Typography id={id} variant="h3" color="textSecondary" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {aside}
        </Typography>
      </Stack>
      <div>{children}</div>
    </Section>
  );
}
