import Tooltip from '@mui/material/Tooltip';
import type { Tip } from './watchTips';

/** One tooltip, beside its element: there it stays in its region and in its dialog. */
export function ShownTooltip({ tip, isOpen }: { tip: Tip; isOpen: boolean }) {
  const { anchor, text } = tip;
  return (
    <Tooltip
      open={isOpen}
      title={text}
      slotProps={{ popper: { anchorEl: anchor, container: anchor.parentElement } }}
    >
      {/* The element itself is the anchor. */}
      <span hidden />
    </Tooltip>
  );
}
