import { useEffect, useState } from 'react';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { useSending } from '@/console/shared/forms/useSending';
import { copyAndSay } from '@/console/shared/notices/copyAndSay';
import { dropFault, tellFault } from '@/console/shared/notices/formFaults';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useToolText } from '@/console/shared/text/useToolText';
import { purchaseFault } from '@/domain/validation/purchase';
import { PurchaseModalView, type PurchaseEntry } from './PurchaseModalView';
import { formatPhone } from '@/domain/phone';
import type { PurchaseMemory } from './purchaseMemory';
import { registerOrder, sayUnsureIfGone } from './registerOrder';
import { useAccountChoice } from './useAccountChoice';

interface PurchaseModalProps {
  chatId: string;
  memory: PurchaseMemory;
  onClose: () => void;
}

/** The register-order modal (behaviour: purchase-modal). */
export function PurchaseModal({ chatId, memory, onClose }: PurchaseModalProps) {
  const text = useToolText();
  const dispatch = useAppDispatch();
  const conversation = useAppSelector((state) => selectConversation(state, chatId));
  const choice = useAccountChoice(chatId);
  // Not `useSubmit`, which sends the focus to one field: this form marks every missing field at once, and after a refusal
  // the focus stays where it was.
  const { busy, send } = useSending(`purchase:${chatId}`);
  /** The account of an attempt that got no response. */
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const [customer] = useState(conversation?.name || formatPhone(conversation?.number ?? ''));
  const hasLeft = conversation === null && customer !== '' && !busy;

  useEffect(() => {
    if (unanswered === null) return undefined;
    return () => {
      dispatch(sayUnsureIfGone(chatId, unanswered));
    };
  }, [chatId, dispatch, unanswered]);

  const isPresumed = hasLeft && unanswered !== null;
  useEffect(() => {
    if (isPresumed) onClose();
  }, [isPresumed, onClose]);
  useEffect(() => {
    if (!hasLeft) return undefined;
    return () => memory.forget(chatId);
  }, [chatId, hasLeft, memory]);

  const submit = (entry: PurchaseEntry) => {
    const phone = conversation?.number ?? '';
    const fault = purchaseFault({
      ...entry,
      chatId: conversation?.id ?? null,
      numeroCliente: phone,
    });
    if (fault !== null) {
      dispatch(tellFault(fault));
      return;
    }
    dispatch(dropFault());
    const isRepeat = unanswered !== null;
    send(async () => {
      setUnanswered(null);
      const outcome = await dispatch(registerOrder(phone, { chatId, ...entry }, isRepeat));
      setUnanswered(outcome === 'unanswered' ? entry.emailConta : null);
      if (outcome === 'registered' || outcome === 'presumed') {
        memory.forget(chatId);
        onClose();
      }
      return true;
    });
  };

  return (
    <PurchaseModalView
      text={text}
      {...choice}
      typed={memory.typedFor(chatId)}
      onType={(fields) => memory.note(chatId, fields)}
      busy={busy}
      unanswered={unanswered !== null}
      left={hasLeft ? { customer, onCopy: (text) => void dispatch(copyAndSay(text)) } : null}
      onSubmit={submit}
      // A running registration cannot be cancelled. The dialog stays until the result is known.
      onClose={busy ? () => undefined : onClose}
    />
  );
}
