import ExpandMore from '@mui/icons-material/ExpandMore';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
import { PHONE } from '@/console/ui/phone';
import type { FlowIconName } from '@/console/ui/flowIcons';
import { IconAction } from '@/console/ui/IconAction';
import { PersonAvatar } from '@/console/ui/PersonAvatar';
import { ProgressBadge, type ProgressTone } from '@/console/ui/ProgressBadge';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { CHAT_HEADER } from '../panelSx';
import { AutomationMark } from './AutomationMark';
import { ActionsMenu, type ChatActions } from './ActionsMenu';
import type { Referrals } from './useReferrals';

const Counters = styled('dl')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  margin: 0,
  fontSize: '0.75rem',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 700 },
  '&[data-free="true"] dd, &[data-free="true"] dt': { color: theme.vars.palette.success.main },
  // 'Indicações' in the menu shows the same numbers.
  [PHONE]: { display: 'none' },
}));

/** Opens and closes the order's details, which have no room of their own in a small window. */
export interface OrderFold {
  /** The id of the folded element. */
  id: string;
  open: boolean;
  onToggle: () => void;
}

export interface ChatHeaderViewProps {
  text: Texts;
  /** The way back and the state of the connection; null where the bar above has them. */
  lead: ReactNode;
  chatId: string;
  name: string;
  initials: string;
  photo: string | null;
  /** The formatted phone number. */
  number: string;
  badge: { label: string; percent: number; tone: ProgressTone; icon: FlowIconName };
  /** Says that the flow is paused, or being paused or resumed; null while it runs. */
  automation: string | null;
  /** Null for groups. */
  referrals: Referrals | null;
  /** Null for groups, and where the order's details are always visible. */
  order: OrderFold | null;
  actions: ChatActions;
}

const HEADER_SX = {
  ...CHAT_HEADER,
  flexWrap: 'wrap',
  rowGap: 1,
  [PHONE]: { ...CHAT_HEADER[PHONE], flexWrap: 'nowrap' },
} as const;

/** The customer, their stage and what can be done (behaviour: chat-header). */
export function ChatHeaderView(props: ChatHeaderViewProps) {
  const { text, order } = props;
  return (
    <Stack component="header" direction="row" sx={HEADER_SX}>
      {props.lead ?? <PersonAvatar initials={props.initials} src={props.photo} size={40} />}
      <Stack sx={{ flex: 1, minWidth: { xs: 0, sm: 120 } }}>
        <Stack direction="row" sx={{ columnGap: 2, alignItems: 'center' }}>
          <Typography variant="h2" noWrap dir="auto" title={props.name} sx={{ textAlign: 'left' }}>
            {props.name}
          </Typography>
          <AutomationMark text={props.automation} />
        </Stack>
        <Stack direction="row" sx={{ columnGap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography
            variant="caption"
            color="textSecondary"
            noWrap
            data-folded={order?.open === false}
            sx={NUMBER_SX}
          >
            {props.number}
          </Typography>
          <Stack
            component="span"
            direction="row"
            aria-label={text.chat.stage}
            role="group"
            sx={STAGE_SX}
          >
            <ProgressBadge {...props.badge} />
          </Stack>
        </Stack>
      </Stack>
      {props.referrals === null ? null : <ReferralCounters text={text.chat} {...props.referrals} />}
      {order === null ? null : (
        <IconAction
          label={text.orderInfo.title}
          icon={<ExpandMore sx={{ transform: order.open ? 'rotate(180deg)' : 'none' }} />}
          aria-expanded={order.open}
          aria-controls={order.id}
          onClick={order.onToggle}
        />
      )}
      <ActionsMenu text={text.actions} chatId={props.chatId} {...props.actions} />
    </Stack>
  );
}

/** Where a row is short the stage's name ends in dots, and nothing lies over what stands beside it. */
const STAGE_SX = { minWidth: 0, maxWidth: '100%' } as const;

/** Beside the folded order a phone has no room for it. */
const NUMBER_SX = { [PHONE]: { '&[data-folded="true"]': { display: 'none' } } } as const;

/** Green when the next coupon is free (behaviour: referral-indicator). An unknown value is a dash, never a zero. */
function ReferralCounters({ text, ...referrals }: { text: Texts['chat'] } & Referrals) {
  const { status, freeCoupons, total, limit } = referrals;
  const missing = status === 'loading' ? '…' : '—';
  const why = { loading: text.referralsLoading, failed: text.referralsFailed, ready: null }[status];
  return (
    <Counters data-free={(freeCoupons ?? 0) > 0} title={why ?? text.referralsHint}>
      <div>
        <dt>{text.freeCoupons}</dt>
        <dd>{freeCoupons ?? missing}</dd>
      </div>
      <div>
        <dt>{text.referrals}</dt>
        <dd>
          {total === null || limit === null ? missing : `${total}/${limit}`}
          {why === null ? null : <VisuallyHidden>{why}</VisuallyHidden>}
        </dd>
      </div>
    </Counters>
  );
}
