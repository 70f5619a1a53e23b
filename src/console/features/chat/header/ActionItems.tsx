import MenuItem from '@mui/material/MenuItem';
import type { Texts } from '@/console/text/texts';
import { AnchoredMenu } from '@/console/ui/AnchoredMenu';
import type { ShownMenu } from '@/console/ui/MenuButton';
import type { ChatActions } from './ActionsMenu';

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
}: { text: Texts['actions']; shown: ShownMenu } & ChatActions) {
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
