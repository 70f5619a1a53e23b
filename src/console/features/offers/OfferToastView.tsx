import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';
import type { Texts } from '@/console/text/texts';
import { FOCUS_FIRST, FOCUS_HOME } from '@/console/ui/focusHome';

const Card = styled('article')(({ theme }) => ({
  flex: 'none',
  width: 360,
  maxWidth: '100%',
  padding: '10px 14px 12px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.raised,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  boxShadow: '0 2px 10px rgb(0 0 0 / 0.3)',
  '&[data-warning="true"]': { borderColor: theme.vars.palette.warning.main },
}));

/** Limits a text to `count` lines, so that a long name cannot push the buttons out of view. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: count,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export interface OfferToastViewProps {
  ref?: Ref<HTMLElement>;
  text: Texts['offers'];
  customerName: string;
  message: string;
  /** The remaining time, which re-renders on its own. */
  countdown: ReactNode;
  /** Less than 30 seconds are left (behaviour: offer-countdown). */
  runningOut: boolean;
  accepting: boolean;
  onAccept: () => void;
  onIgnore: () => void;
}

/** One offer of a new customer. It stays until it is decided (behaviour: offer-toast). */
export function OfferToastView({ ref, ...props }: OfferToastViewProps) {
  const { text, customerName } = props;
  const titleId = useId();
  const nameId = useId();
  return (
    <Card
      ref={ref}
      // The card takes the focus, not its button: an Enter pressed a moment too late must not accept the next offer.
      {...FOCUS_HOME}
      {...FOCUS_FIRST}
      aria-labelledby={`${titleId} ${nameId}`}
      data-warning={props.runningOut}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <NotificationsActiveOutlined aria-hidden fontSize="small" color="primary" />
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {text.title}
        </Typography>
        {props.countdown}
      </Stack>
      <Typography
        id={nameId}
        sx={{ mt: 1, fontWeight: 600, textAlign: 'left', ...lines(2) }}
        dir="auto"
      >
        {customerName}
      </Typography>
      <Typography variant="body2" color="textSecondary" dir="auto" sx={lines(2)}>
        {props.message}
      </Typography>
      <Stack direction="row" sx={{ mt: 2, gap: 2 }}>
        <Button
          variant="contained"
          size="small"
          fullWidth
          loading={props.accepting}
          loadingPosition="start"
          aria-describedby={nameId}
          onClick={props.onAccept}
        >
          {props.accepting ? text.accepting : text.accept}
        </Button>
        <Button
          variant="outlined"
          size="small"
          fullWidth
          disabled={props.accepting}
          aria-describedby={nameId}
          onClick={props.onIgnore}
        >
          {text.ignore}
        </Button>
      </Stack>
    </Card>
  );
}
