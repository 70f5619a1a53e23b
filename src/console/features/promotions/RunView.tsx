import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HeldCatalog } from '@/console/ports/catalogs';
import type { PromotionWords } from '@/console/text/promotionWords';
import type { Locale } from '@/console/text/texts';
import { EmptyState } from '@/console/ui/EmptyState';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { LARGEST_CATALOG, type Ending } from './filterPasted';
import { formatSize } from './formatSize';
import type { Run } from './useFiltering';

interface RunViewProps {
  text: PromotionWords;
  locale: Locale;
  run: Run;
  renderProducts: (catalog: HeldCatalog) => ReactNode;
}

/** The result of a run: its progress, the products, or the reason why there are none. */
export function RunView({ text, locale, run, renderProducts }: RunViewProps) {
  return (
    <>
      <VisuallyHidden role="status">{announcement(text, run)}</VisuallyHidden>
      {run.status === 'working' ? <Progress text={text} done={run.done} /> : null}
      {run.status === 'ended' && run.ending.kind === 'filtered'
        ? renderProducts(run.ending.catalog)
        : null}
      {run.status === 'ended' && run.ending.kind !== 'filtered' ? (
        <EmptyState {...explanation(text, locale, run.ending)} />
      ) : null}
    </>
  );
}

/** @returns the text for screen readers. Errors are announced by their toasts. */
function announcement(text: PromotionWords, run: Run): string {
  if (run.status === 'working') return text.reading;
  if (run.status === 'idle') return '';
  const { ending } = run;
  if (ending.kind === 'cancelled') return text.cancelled;
  if (ending.kind !== 'filtered') return '';
  return `${text.kept(ending.catalog.count)}. ${text.leftOut(ending.catalog.leftOut)}.`;
}

function explanation(
  text: PromotionWords,
  locale: Locale,
  ending: Exclude<Ending, { kind: 'filtered' }>,
): { title: string; text: string } {
  switch (ending.kind) {
    case 'allPromotional':
      return { title: text.allPromotional, text: text.allPromotionalHint(ending.leftOut) };
    case 'tooLarge': {
      const limit = formatSize(LARGEST_CATALOG, locale);
      return { title: text.tooLarge(limit), text: text.tooLargeHint };
    }
    case 'cancelled':
    case 'failed':
    case 'noProducts':
    case 'notJson':
      return { title: text[ending.kind], text: text[`${ending.kind}Hint`] };
  }
}

function Progress({ text, done }: { text: PromotionWords; done: number | null }) {
  const percent = done === null ? null : Math.floor(done * 100);
  const label = percent === null ? text.reading : text.filtering(percent);
  return (
    <Stack sx={{ gap: 2, pt: 4 }}>
      <LinearProgress
        aria-label={text.title}
        {...(percent === null ? {} : { variant: 'determinate', value: percent })}
      />
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
    </Stack>
  );
}
