import MenuItem from '@mui/material/MenuItem';
import type { Texts } from '@/console/text/texts';
import { AnchoredMenu } from '@/console/ui/AnchoredMenu';
import type { ShownMenu } from '@/console/ui/MenuButton';

interface ActionItemsProps {
  text: Texts['actions'];
  shown: ShownMenu;
  /** The attendance is over, so it can be neither ended nor restarted. */
  hasEnded: boolean;
  onFinish: () => void;
  /** 'Buscar na conversa'; null where the host finds nothing. */
  onSearch: (() => void) | null;
  /** Null where the flow cannot be paused: a group, or a host that does not know it. */
  automation: {
    paused: boolean;
    /** It cannot be changed now: nobody attends, or a change is under way. */
    isFixed: boolean;
    onToggle: () => void;
  } | null;
  /** 'Transferir…'; null where it cannot be done. It is greyed while the chat is being handed over. */
  transfer: { isFixed: boolean; onTransfer: () => void } | null;
  /** 'Observação do cliente'; null where the host keeps none, or the customer's record is not known. */
  onRemark: (() => void) | null;
  /** Null for a group: it has no order and no referrals. */
  ofCustomer: { onRestart: () => void; onReferrals: () => void } | null;
}

/** The items of 'Ações'. The deed that ends the attendance stands first and in the colour of danger. */
export function ActionItems({
  text,
  shown,
  hasEnded,
  onFinish,
  onSearch,
  automation,
  transfer,
  onRemark,
  ofCustomer,
}: ActionItemsProps) {
  const choose = (effect: () => void) => () => {
    shown.close();
    effect();
  };
  return (
    <AnchoredMenu {...shown}>
      <MenuItem disabled={hasEnded} onClick={choose(onFinish)} sx={{ color: 'error.main' }}>
        {text.finish}
      </MenuItem>
      {onSearch === null ? null : <MenuItem onClick={choose(onSearch)}>{text.search}</MenuItem>}
      {ofCustomer === null
        ? null
        : [
            <MenuItem key="restart" disabled={hasEnded} onClick={choose(ofCustomer.onRestart)}>
              {text.restart}
            </MenuItem>,
            <MenuItem key="referrals" onClick={choose(ofCustomer.onReferrals)}>
              {text.referrals}
            </MenuItem>,
          ]}
      {transfer === null ? null : (
        <MenuItem disabled={transfer.isFixed || hasEnded} onClick={choose(transfer.onTransfer)}>
          {text.transfer}
        </MenuItem>
      )}
      {onRemark === null ? null : <MenuItem onClick={choose(onRemark)}>{text.remark}</MenuItem>}
      {automation === null ? null : (
        <MenuItem disabled={automation.isFixed} onClick={choose(automation.onToggle)}>
          {automation.paused ? text.resume : text.pause}
        </MenuItem>
      )}
    </AnchoredMenu>
  );
}
