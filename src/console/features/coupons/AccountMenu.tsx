import MoreVert from '@mui/icons-material/MoreVert';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import type { ToolTexts } from '@/console/text/toolTexts';
import { AnchoredMenu } from '@/console/ui/AnchoredMenu';
import { IconAction } from '@/console/ui/IconAction';
import { MenuButton } from '@/console/ui/MenuButton';

/** The deeds on an account, except linking it. */
export interface AccountMenuActs {
  onCopyScript: () => void;
  onMarkEmpty: () => void;
  onGiveBack: () => void;
}

interface AccountMenuProps extends AccountMenuActs {
  text: ToolTexts['coupons'];
  /** The id of the text that names the account. */
  describedBy: string;
  /** A deed is running. The menu waits, because only one runs at a time. */
  busy: boolean;
  /** Null where the row's own button unlinks, or nothing is linked. */
  onUnlink: (() => void) | null;
}

/** 'Mais ações' of an account. */
export function AccountMenu({ text, describedBy, busy, onUnlink, ...acts }: AccountMenuProps) {
  return (
    <MenuButton
      trigger={({ onClick, ...trigger }) => (
        <IconAction
          {...trigger}
          label={text.moreActions}
          aria-describedby={describedBy}
          aria-disabled={busy}
          size="small"
          icon={busy ? <CircularProgress aria-hidden size={16} /> : <MoreVert fontSize="small" />}
          onClick={(event) => {
            if (!busy) onClick(event);
          }}
        />
      )}
      menu={(shown) => (
        <AnchoredMenu {...shown}>
          {[
            ...(onUnlink === null ? [] : [[text.unlink, onUnlink] as const]),
            [text.copyScript, acts.onCopyScript] as const,
            [text.markEmpty, acts.onMarkEmpty] as const,
            [text.giveBack, acts.onGiveBack] as const,
          ].map(([label, act]) => (
            <MenuItem
              key={label}
              onClick={() => {
                shown.close();
                act();
              }}
            >
              {label}
            </MenuItem>
          ))}
        </AnchoredMenu>
      )}
    />
  );
}
