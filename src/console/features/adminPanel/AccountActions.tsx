import { useEffect, useRef, useState } from 'react';
import { selectIsRunning } from '@/console/shared/deeds/runCall';
import { oncePressed } from '@/console/shared/deeds/deed';
import { useSideText } from '@/console/shared/text/useSideText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import type { User } from '@/contract/entities/user';
import { actsOn, asksFirst, type AccountAct, type AskingAct } from './accountActs';
import { AccountActDialogView } from './AccountActDialogView';
import { AccountDecisionView, AccountMenuView } from './AccountActionsView';
import { accountKey, changeAccount } from './changeAccount';

interface AccountActionsProps {
  user: User;
  /** The account is the administrator's own. */
  isOwn: boolean;
}

/** What an administrator can do with somebody's account, beside the edit of its fields (behaviour: admin-accounts). */
export function AccountActions({ user, isOwn }: AccountActionsProps) {
  const text = useSideText();
  const dispatch = useAppDispatch();
  const busy = useAppSelector((state) => selectIsRunning(state, accountKey(user.id)));
  const [asked, setAsked] = useState<AskingAct | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The item that the question was chosen by left with its menu, so the dialog may have nothing to give the focus to.
    if (asked === null && wasAsked.current) menuButton.current?.focus();
    wasAsked.current = asked !== null;
  }, [asked]);
  const acts = actsOn(user, isOwn);
  if (acts.length === 0) return null;

  const run = (act: AccountAct) =>
    dispatch(
      oncePressed(accountKey(user.id), async () => {
        if (await dispatch(changeAccount(act, user))) setAsked(null);
      }),
    );
  const choose = (act: AccountAct) => {
    if (asksFirst(act)) setAsked(act);
    else void run(act);
  };
  const name = user.nome || text.adminPanel.noName;
  const view = { words: text.adminPanel, name, acts, busy, onAct: choose };
  return (
    <>
      {user.estado === 'pendente' ? (
        <AccountDecisionView {...view} />
      ) : (
        <AccountMenuView {...view} button={menuButton} />
      )}
      {asked === null ? null : (
        <AccountActDialogView
          text={text}
          name={name}
          act={asked}
          busy={busy}
          onConfirm={() => void run(asked)}
          onClose={() => {
            // A running act cannot be taken back. The dialog stays until its result is known.
            if (!busy) setAsked(null);
          }}
        />
      )}
    </>
  );
}
