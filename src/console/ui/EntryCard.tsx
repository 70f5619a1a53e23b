import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EntryCardProps {
  /** The product's name, over the heading. */
  product: string;
  heading: string;
  subtitle: string;
  /** The maximum width in px (design: entry-cards). */
  width: number;
  children: ReactNode;
  /** Shown below the form: the link to the other form. */
  footer: ReactNode;
}

/** The card in the middle of the page that holds the login or register form. */
export function EntryCard(props: EntryCardProps) {
  const { product, heading, subtitle, width, children, footer } = props;
  return (
    <Stack
      component="main"
      sx={{
        height: '100%',
        overflow: 'auto',
        alignItems: 'center',
        justifyContent: 'safe center',
        p: { xs: 2, sm: 4 },
      }}
    >
      <Paper
        variant="outlined"
        sx={{
          width: '100%',
          maxWidth: width,
          p: { xs: 5, sm: 10 },
          borderRadius: '14px',
          flex: 'none',
        }}
      >
        <Typography component="p" color="primary" sx={{ mb: 3, fontWeight: 700 }}>
          {product}
        </Typography>
        <Typography variant="h1">{heading}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 7 }}>
          {subtitle}
        </Typography>
        {children}
        {footer}
      </Paper>
    </Stack>
  );
}
