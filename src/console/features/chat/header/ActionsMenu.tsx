import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import type { Texts } from '@/console/text/texts';
import { MenuButton, type MenuTriggerProps } from '@/console/ui/MenuButton';

export interface ChatActions {
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

const Items = downloadedPart(
  async () => (await import(/* webpackChunkName: "menus" */ './ActionItems')).ActionItems,
);

/** 'Ações' (behaviour: actions-menu). Its items are downloaded when somebody is about to open it. */
export function ActionsMenu({
  text,
  chatId,
  ...actions
}: { text: Texts['actions']; chatId: string } & ChatActions) {
  return (
    <MenuButton
      owner={chatId}
      trigger={(trigger) => <Trigger {...trigger} label={text.button} />}
      menu={(shown) => <Items.Part of={{ text, shown, ...actions }} onFailed={shown.giveUp} />}
      onApproach={Items.approach}
    />
  );
}

/** It is the same for each chat, while all that its menu does is another. */
const Trigger = memo(function Trigger({ label, ...props }: MenuTriggerProps & { label: string }) {
  return (
    <Button {...props} variant="outlined" size="small" endIcon={<KeyboardArrowDown />}>
      {label}
    </Button>
  );
});
