import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { PHONE } from '@/console/ui/phone';
import type { Texts } from '@/console/text/texts';
import type { NextStep } from '@/domain/nextStep';

interface ChatToolsViewProps {
  text: Texts['tools'];
  /** The step whose button is filled, or null. */
  next: NextStep | null;
  /** The keys that do it. */
  nextKeys: string;
  /** A group has no customer who could order. */
  isGroup: boolean;
  onPromotions: () => void;
  onCoupons: () => void;
  run: Readonly<Record<NextStep, () => void>>;
}

/** The tools for serving a customer, as buttons that are always visible, and the next step, which is filled. */
export function ChatToolsView(props: ChatToolsViewProps) {
  const { text, next, nextKeys, isGroup, run } = props;
  const step = (of: NextStep, label: string, icon: ReactNode) => (
    <Tool icon={icon} label={label} onClick={run[of]} keys={next === of ? nextKeys : null} />
  );
  return (
    <Stack
      role="toolbar"
      aria-label={text.label}
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 2,
        px: { xs: 3, md: 4 },
        pt: 2,
        // On a phone the five take two rows.
        [PHONE]: {
          gap: 1,
          '& .MuiButton-startIcon': { display: 'none' },
          '& .MuiButton-root': { px: 1.75, flexGrow: 1 },
        },
        // One row, though there is a fifth button.
        [LOW_WINDOW]: { gap: 1, pt: 1, '& .MuiButton-startIcon': { display: 'none' } },
      }}
    >
      {isGroup ? null : step('summarize', text.summarize, <SummarizeOutlined />)}
      <Tool
        icon={<FilterAltOutlined />}
        label={text.filterPromotions}
        onClick={props.onPromotions}
      />
      <Tool icon={<LocalOfferOutlined />} label={text.coupons} onClick={props.onCoupons} />
      {isGroup ? null : step('register', text.registerOrder, <ReceiptLongOutlined />)}
      {/* Two steps have no tool of their own. They come last, so that no other button moves. */}
      {next === 'pull' ? step('pull', text.pullCoupon, null) : null}
      {next === 'verify' ? step('verify', text.verifyPix, null) : null}
    </Stack>
  );
}

interface ToolProps {
  icon: ReactNode;
  label: string;
  onClick: () => void;
  /** The keys that press it, if it is the next step. */
  keys?: string | null;
}

function Tool({ icon, label, onClick, keys = null }: ToolProps) {
  return (
    <Button
      size="small"
      variant={keys === null ? 'outlined' : 'contained'}
      startIcon={icon}
      onClick={onClick}
      {...(keys === null ? {} : { 'aria-keyshortcuts': keys, title: keys })}
    >
      {label}
    </Button>
  );
}
