import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PromotionWords } from '@/console/text/promotionWords';
import type { Locale } from '@/console/text/texts';
import { formatSize } from './formatSize';
import type { CatalogSource } from './useCatalogSource';

const FirstLines = styled('pre')(({ theme }) => ({
  margin: 0,
  maxHeight: 72,
  overflow: 'hidden',
  fontSize: '0.75rem',
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

interface HeldSourceProps {
  text: PromotionWords;
  locale: Locale;
  source: Extract<CatalogSource, { kind: 'held' }>;
  onClear: () => void;
}

/** A catalog too large to show in full: its name, its size and its first lines. */
export function HeldSource({ text, locale, source, onClear }: HeldSourceProps) {
  return (
    <Stack sx={{ gap: 2, p: 3, border: 1, borderColor: 'line', borderRadius: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <DescriptionOutlined aria-hidden fontSize="small" color="action" />
        <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {source.fileName ?? text.pasted}
          {' · '}
          {formatSize(source.blob.size, locale)}
        </Typography>
        <Button size="small" onClick={onClear}>
          {text.clear}
        </Button>
      </Stack>
      <FirstLines>{source.firstLines}</FirstLines>
    </Stack>
  );
}
