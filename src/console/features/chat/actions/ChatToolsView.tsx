import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Button from '@mui/material/Button';
import { memo, type ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
import type { NextStep } from '@/domain/nextStep';
import { TOOLS } from './toolsSheet';

/** The same elements each time, so that a tool is drawn only when it changes. */
const ICONS = {
  summarize: <SummarizeOutlined />,
  promotions: <FilterAltOutlined />,
  coupons: <LocalOfferOutlined />,
  register: <ReceiptLongOutlined />,
};

interface ChatToolsViewProps {
  text: Texts['tools'];
  /** The step whose button is filled, or null. */
  next: NextStep | null;
  /** The keys that do it. */
  nextKeys: string;
  /** A group has no customer who could order. */
  isGroup: boolean;
  /** These and what `run` holds are the same functions each time. */
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
    <div role="toolbar" aria-label={text.label} className={TOOLS.classes.bar}>
      {TOOLS.styles}
      {isGroup ? null : step('summarize', text.summarize, ICONS.summarize)}
      <Tool icon={ICONS.promotions} label={text.filterPromotions} onClick={props.onPromotions} />
      <Tool icon={ICONS.coupons} label={text.coupons} onClick={props.onCoupons} />
      {isGroup ? null : step('register', text.registerOrder, ICONS.register)}
      {/* Two steps have no tool of their own. They come last, so that no other button moves. */}
      {next === 'pull' ? step('pull', text.pullCoupon, null) : null}
      {next === 'verify' ? step('verify', text.verifyPix, null) : null}
    </div>
  );
}

interface ToolProps {
  icon: ReactNode;
  label: string;
  onClick: () => void;
  /** The keys that press it, if it is the next step. */
  keys?: string | null;
}

const Tool = memo(function Tool({ icon, label, onClick, keys = null }: ToolProps) {
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
});
