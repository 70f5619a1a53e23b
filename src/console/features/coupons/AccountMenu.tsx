import MoreVert from '@mui/icons-material/MoreVert';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import type { Texts } from '@/console/text/texts';
import { IconAction } from '@/console/ui/IconAction';
import { MenuButton } from '@/console/ui/MenuButton';

/** What is done with an account besides linking it. */
export interface AccountMenuActs {
  onCopyScript: () => void;
  onMarkEmpty: () => void;
  onGiveBack: () => void;
}

interface AccountMenuProps extends AccountMenuActs {
  text: Texts['coupons'];
  /** The id of the text that says which account it is. */
  describedBy: string;
  /** One thing at a time: the menu waits for what is being done. */
  busy: boolean;
  /** null where the row's own button does it, or nothing is linked. */
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
      items={(close) =>
        [
          ...(onUnlink === null ? [] : [[text.unlink, onUnlink] as const]),
          [text.copyScript, acts.onCopyScript] as const,
          [text.markEmpty, acts.onMarkEmpty] as const,
          [text.giveBack, acts.onGiveBack] as const,
        ].map(([label, act]) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              act();
            }}
          >
            {label}
          </MenuItem>
        ))
      }
    />
  );
}
