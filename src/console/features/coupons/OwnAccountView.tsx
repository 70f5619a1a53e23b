import LinkOff from '@mui/icons-material/LinkOff';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { ToolTexts } from '@/console/text/toolTexts';
import { AccountMenu, type AccountMenuActs } from './AccountMenu';

interface OwnAccountViewProps extends AccountMenuActs {
  text: ToolTexts['coupons'];
  email: string;
  /** The coupon's formatted value, or null when the account holds none. */
  valueText: string | null;
  status: string;
  /** The customer it is linked to, in words, and whether that is the customer of the open chat. */
  linkText: string | null;
  linkedHere: boolean;
  /** False when no customer's chat is open. */
  canLink: boolean;
  /** A deed on the account is running. */
  busy: boolean;
  onLink: () => void;
  onUnlink: () => void;
}

/** An account's row: a button to link it, and a menu for the rest. */
export function OwnAccountView(props: OwnAccountViewProps) {
  const { text, email, linkText, linkedHere, canLink, busy } = props;
  const id = useId();
  // Without a customer to link to, a linked account can still be unlinked.
  const unlinks = linkedHere || (linkText !== null && !canLink);
  return (
    <li data-current={linkedHere} aria-busy={busy}>
      <span className="value">{props.valueText ?? text.noCoupon}</span>
      {/* One button that changes its label, so that the pressed button keeps the focus. */}
      <Button
        className="end"
        size="small"
        variant="outlined"
        startIcon={unlinks ? <LinkOff /> : <LinkOutlined />}
        disabled={!unlinks && !canLink}
        aria-describedby={id}
        onClick={unlinks ? props.onUnlink : props.onLink}
      >
        {unlinks ? text.unlink : text.link}
      </Button>
      <AccountMenu
        text={text}
        describedBy={id}
        busy={busy}
        onUnlink={linkText === null || unlinks ? null : props.onUnlink}
        onCopyScript={props.onCopyScript}
        onMarkEmpty={props.onMarkEmpty}
        onGiveBack={props.onGiveBack}
      />
      <span className="line">
        <span className="rest" id={id}>
          {email}
        </span>
        <span className="dim">{props.status}</span>
      </span>
      {linkText === null ? null : <span className="dim wide">{linkText}</span>}
    </li>
  );
}
