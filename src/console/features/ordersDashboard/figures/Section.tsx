import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Shown beside the title, in a lighter style. */
  hint?: string;
  /** Shown at the end of the title's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of the page with a heading. */
export function Section({ title, hint, end, children }: SectionProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2, minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{ minHeight: 32, alignItems: 'center', columnGap: 3, flexWrap: 'wrap' }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {hint === undefined ? null : (
          <Typography variant="body2" color="textSecondary">
            {hint}
          </Typography>
        )}
        {end}
      </Stack>
      {children}
    </Stack>
  );
}
