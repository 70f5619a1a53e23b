import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { Ref } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import { AnchoredMenu } from '@/console/ui/AnchoredMenu';
import { IconAction } from '@/console/ui/IconAction';
import { MenuButton } from '@/console/ui/MenuButton';
import type { AccountAct } from './accountActs';

interface AccountActsProps {
  words: SideTexts['adminPanel'];
  name: string;
  acts: readonly AccountAct[];
  /** One of the acts is running. */
  busy: boolean;
  onAct: (act: AccountAct) => void;
}

interface AccountMenuProps extends AccountActsProps {
  button: Ref<HTMLButtonElement>;
}

/** The buttons of an account that waits for approval. */
export function AccountDecisionView({ words, name, acts, busy, onAct }: AccountActsProps) {
  return (
    <Stack direction="row" sx={{ mt: 'auto', gap: 2, justifyContent: 'flex-end' }}>
      {acts.map((act) => (
        <Button
          key={act}
          size="small"
          variant={act === 'approve' ? 'contained' : 'outlined'}
          // Not `disabled`, so that the focus stays.
          aria-disabled={busy}
          aria-label={words.actOn(words.acts[act], name)}
          onClick={busy ? undefined : () => onAct(act)}
          sx={{ opacity: busy ? 0.6 : 1 }}
        >
          {words.acts[act]}
        </Button>
      ))}
    </Stack>
  );
}

/** The menu of an account that was decided about. */
export function AccountMenuView({ words, name, acts, busy, onAct, button }: AccountMenuProps) {
  return (
    <Box sx={{ flex: 'none', mr: -1 }}>
      <MenuButton
        trigger={(trigger) => (
          <IconAction
            {...trigger}
            size="small"
            label={words.accountMenu(name)}
            icon={<MoreVert fontSize="small" />}
            ref={button}
            aria-disabled={busy}
            onClick={busy ? undefined : trigger.onClick}
            sx={{ opacity: busy ? 0.6 : 1 }}
          />
        )}
        menu={(shown) => (
          <AnchoredMenu {...shown}>
            {acts.map((act) => (
              <MenuItem
                key={act}
                onClick={() => {
                  shown.close();
                  onAct(act);
                }}
              >
                {words.acts[act]}
              </MenuItem>
            ))}
          </AnchoredMenu>
        )}
      />
    </Box>
  );
}
