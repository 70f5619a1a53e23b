import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';
import type { Texts } from '@/console/text/texts';
import { FOCUS_FIRST, FOCUS_HOME } from '@/console/ui/focusHome';
import { LOW_WINDOW } from '@/console/ui/lowWindow';

/** From this width of the card on, in px, its buttons stand beside the words. */
const IN_A_ROW_PX = 440;

/** Limits a text to `count` lines, so that a long name cannot push the buttons out of view. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: count,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

const Card = styled('article')(({ theme }) => ({
  flex: 'none',
  containerType: 'inline-size',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.raised,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  '&[data-warning="true"]': { borderColor: theme.vars.palette.warning.main },
  '& .body': {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    padding: '8px 12px 10px',
    [`@container (min-width: ${String(IN_A_ROW_PX)}px)`]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: 16,
      '& .words': { flex: 1 },
      '& .deeds': { flex: '0 0 232px' },
    },
  },
  '& .words': { minWidth: 0 },
  '& .row': { display: 'flex', alignItems: 'baseline', gap: 8 },
  '& .head': { alignItems: 'center', minHeight: 24 },
  '& h2': { ...theme.typography.h3, flex: 1, margin: 0 },
  '& .name': {
    ...theme.typography.body1,
    flex: 1,
    fontWeight: 600,
    textAlign: 'left',
    ...lines(2),
  },
  '& .value': { ...theme.typography.body1, flex: 'none', fontWeight: 600 },
  '& .wish, & .facts': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .wish': lines(2),
  '& p': { margin: 0 },
  '& .deeds': { display: 'flex', gap: 8 },
  '& kbd': {
    fontFamily: 'inherit',
    fontSize: '0.6875rem',
    marginInlineStart: 8,
    opacity: 0.8,
    // Without a keyboard there is nothing to press.
    '@media (hover: none)': { display: 'none' },
  },
  // What remains is whom it is of, how long there is time, and the decision.
  [LOW_WINDOW]: {
    '& .wish, & .facts': { display: 'none' },
    '& .name': lines(1),
    '& .body': { paddingBlock: 4 },
  },
}));

/** A word to whoever decides: it can be read to its end. */
const Word = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  maxHeight: 100,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  [LOW_WINDOW]: { maxHeight: 40 },
}));

export interface OfferCardViewProps {
  ref?: Ref<HTMLElement>;
  text: Texts['offers'];
  /** What it is. */
  title: string;
  customerName: string;
  /** The coupon that the customer wants, in words; null when the host does not say it. */
  value: string | null;
  /** What the customer wants. */
  message: string;
  /** What who hands the customer over says to whoever takes them; null for none. */
  word: string | null;
  /** What it brings and how long the customer has waited; empty when the host does not say it. */
  facts: string;
  /** The keys that accept this offer; null when none do. */
  acceptKeys: string | null;
  /** The remaining time, which re-renders on its own. */
  countdown: ReactNode;
  /** Less than 30 seconds are left (behaviour: offer-countdown). */
  runningOut: boolean;
  accepting: boolean;
  onAccept: () => void;
  onIgnore: () => void;
}

/** One offer of a new customer. It stays until it is decided (behaviour: offer-card). */
export function OfferCardView({ ref, ...props }: OfferCardViewProps) {
  const { acceptKeys, accepting, customerName, text, value } = props;
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
      <div className="body">
        <div className="words">
          <div className="row head">
            <NotificationsActiveOutlined aria-hidden fontSize="small" color="primary" />
            <h2 id={titleId}>{props.title}</h2>
            {props.countdown}
          </div>
          <div className="row">
            <span id={nameId} className="name" dir="auto">
              {customerName}
            </span>
            {value === null ? null : <span className="value">{value}</span>}
          </div>
          {props.word === null ? (
            <p className="wish" dir="auto">
              {props.message}
            </p>
          ) : (
            // What scrolls must be reachable by keyboard.
            <Word role="group" aria-labelledby={titleId} tabIndex={0} dir="auto">
              {props.word}
            </Word>
          )}
          {props.facts === '' ? null : <p className="facts">{props.facts}</p>}
        </div>
        <div className="deeds">
          <Button
            variant="contained"
            size="small"
            fullWidth
            loading={accepting}
            loadingPosition="start"
            aria-describedby={nameId}
            aria-keyshortcuts={acceptKeys ?? undefined}
            onClick={props.onAccept}
          >
            {accepting ? text.accepting : text.accept}
            {acceptKeys === null || accepting ? null : <kbd aria-hidden>{acceptKeys}</kbd>}
          </Button>
          <Button
            variant="outlined"
            size="small"
            fullWidth
            disabled={accepting}
            aria-describedby={nameId}
            onClick={props.onIgnore}
          >
            {text.ignore}
          </Button>
        </div>
      </div>
    </Card>
  );
}
