import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Texts } from '@/console/text/texts';
import { Skeleton } from '@/console/ui/Skeleton';
import { ORDER } from './orderSheet';

export interface OrderInfoStateViewProps {
  text: Texts['orderInfo'];
  /** It has loaded so long that this is shown. */
  isLate: boolean;
  failed: boolean;
  retryLabel: string;
  onRetry: () => void;
}

/** Takes the strip's place, at the same size, while the customer's record loads or when it could not be read. */
export function OrderInfoStateView(props: OrderInfoStateViewProps) {
  const { text, failed, isLate, retryLabel, onRetry } = props;
  if (!failed) {
    return (
      <section className={ORDER.classes.strip} aria-label={text.title}>
        <div className={ORDER.classes.photo} role="status" aria-label={text.loading}>
          {isLate ? <Skeleton shape="rectangular" width={48} height={48} /> : null}
        </div>
        {(isLate ? ['60%', '80%', '50%', '70%'] : []).map((width) => (
          <div key={width} className={ORDER.classes.cell} aria-hidden>
            <Skeleton className="label" width="30%" height={16} />
            <Skeleton width={width} height={24} />
          </div>
        ))}
      </section>
    );
  }
  return (
    <section className={ORDER.classes.strip} aria-label={text.title} data-whole>
      <Stack
        role="alert"
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
      >
        <Typography variant="body2" color="textSecondary">
          {text.failed}
        </Typography>
        <Button size="small" variant="outlined" onClick={onRetry}>
          {retryLabel}
        </Button>
      </Stack>
    </section>
  );
}
