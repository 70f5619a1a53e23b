import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { IconAction } from '@/console/ui/IconAction';
import type { SummaryWords } from '@/console/text/summaryWords';

interface SummaryCardViewProps {
  text: SummaryWords;
  script: string;
  onPlace: () => void;
  onClose: () => void;
}

/** A card with the text as it was copied, which scrolls where it is long. */
export function SummaryCardView({ text, script, onPlace, onClose }: SummaryCardViewProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        flex: 'none',
        mx: { xs: 3, md: 4 },
        mt: 2,
        p: 3,
        border: 1,
        borderColor: 'line',
        borderRadius: '10px',
        bgcolor: 'raised',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Typography
          id={titleId}
          component="h3"
          variant="subtitle2"
          noWrap
          sx={{ flex: 1, minWidth: 0 }}
        >
          {text.shown}
        </Typography>
        <Button size="small" variant="outlined" onClick={onPlace}>
          {text.place}
        </Button>
        <IconAction label={text.close} icon={<Close fontSize="small" />} onClick={onClose} />
      </Stack>
      <Typography
        variant="body2"
        dir="auto"
        // What scrolls must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        sx={{
          mt: 1,
          maxHeight: { xs: 72, md: 'min(240px, 28dvh)' },
          [LOW_WINDOW]: { maxHeight: 40 },
          overflowY: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: 'text.secondary',
        }}
      >
        {script}
      </Typography>
    </Box>
  );
}
