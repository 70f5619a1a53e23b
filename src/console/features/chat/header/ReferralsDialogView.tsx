import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { ReferralWords } from '@/console/text/referralWords';
import type { Indicacoes } from '@/contract/entities/cliente';
import { ErrorState } from '@/console/ui/ErrorState';
import { ModalDialog } from '@/console/ui/ModalDialog';
import { Skeleton } from '@/console/ui/Skeleton';

/** The content's height in px, the same for every state, so that nothing jumps. */
const BODY_PX = 132;

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: BODY_PX,
  outline: 'none',
});

const Counters = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  margin: '0 0 12px',
  '& > div': {
    padding: '12px 14px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.line}`,
  },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.5rem', lineHeight: '36px', fontWeight: 700 },
  '& [data-free="true"] dd': { color: theme.vars.palette.success.main },
}));

interface ReferralsDialogViewProps {
  text: ReferralWords;
  closeLabel: string;
  retryLabel: string;
  summary: Indicacoes | 'loading' | 'failed';
  onRetry: () => void;
  onClose: () => void;
}

/** Shows a customer's free coupons and their progress with referrals. */
export function ReferralsDialogView(props: ReferralsDialogViewProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <ModalDialog
      open
      title={props.text.title}
      closeLabel={props.closeLabel}
      onClose={props.onClose}
    >
      <Body ref={body} tabIndex={-1}>
        <Summary
          {...props}
          onRetry={() => {
            // The button disappears. Keep the focus in the dialog, so that its keys still work.
            body.current?.focus();
            props.onRetry();
          }}
        />
      </Body>
    </ModalDialog>
  );
}

function Summary({ text, summary, retryLabel, onRetry }: ReferralsDialogViewProps) {
  if (summary === 'failed') {
    return <ErrorState text={text.failed} retryLabel={retryLabel} onRetry={onRetry} />;
  }
  if (summary === 'loading') {
    return (
      <div role="status" aria-label={text.loading}>
        <Counters as="div">
          <Skeleton shape="rounded" height={86} />
          <Skeleton shape="rounded" height={86} />
        </Counters>
        <Skeleton width="70%" />
      </div>
    );
  }
  const {
    cuponsGratisDisponiveis: free,
    totalIndicacoes: total,
    limiteIndicacoes: limit,
  } = summary;
  const left = Math.max(0, limit - total);
  return (
    <>
      <div>{text.hint}</div>
      <Counters>
        <div data-free={free > 0}>
          <dt>{text.freeCoupons}</dt>
          <dd>{free}</dd>
        </div>
        <div>
          <dt>{text.total}</dt>
          <dd>{text.ofLimit(total, limit)}</dd>
        </div>
      </Counters>
      {limit === 0 ? null : <div>{left === 0 ? text.complete : text.toGo(left)}</div>}
    </>
  );
}
