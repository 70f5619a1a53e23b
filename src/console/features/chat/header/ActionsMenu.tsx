import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import { memo } from 'react';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useText } from '@/console/shared/text/useText';
import { MenuButton, type MenuTriggerProps } from '@/console/ui/MenuButton';
import type { ActionDialog } from './ChatActions';

const Items = downloadedPart(
  async () => (await import(/* webpackChunkName: "menus" */ './ChatActions')).ChatActions,
);

interface ActionsMenuProps {
  conversation: SteadyConversation;
  /** The same function for the same chat. */
  onOpen: (dialog: ActionDialog) => void;
}

/** 'Ações' (behaviour: actions-menu). Its items are downloaded when somebody is about to open it. */
export const ActionsMenu = memo(function ActionsMenu({ conversation, onOpen }: ActionsMenuProps) {
  const { actions: text } = useText();
  return (
    <MenuButton
      owner={conversation.id}
      trigger={(trigger) => <Trigger {...trigger} label={text.button} />}
      menu={(shown) => <Items.Part of={{ conversation, shown, onOpen }} onFailed={shown.giveUp} />}
      onApproach={Items.approach}
    />
  );
});

/** It is the same for each chat, while all that its menu does is another. */
const Trigger = memo(function Trigger({ label, ...props }: MenuTriggerProps & { label: string }) {
  return (
    <Button {...props} variant="outlined" size="small" endIcon={<KeyboardArrowDown />}>
      {label}
    </Button>
  );
});
