import { useState } from 'react';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { useSending } from '@/console/shared/forms/useSending';
import { useUnsaved } from '@/console/shared/forms/useUnsaved';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { formatDateTime } from '@/console/text/format';
import { remarkWordsOf } from '@/console/text/remarkWords';
import { RemarkDialogView } from './RemarkDialogView';
import { saveRemark } from './saveRemark';

interface RemarkDialogProps {
  chatId: string;
  onClose: () => void;
}

/** The dialog of the remark on a chat's customer (behaviour: remark). */
export function RemarkDialog({ chatId, onClose }: RemarkDialogProps) {
  const { common } = useText();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const words = remarkWordsOf(locale);
  const remark = useAppSelector((state) => selectCliente(state, chatId)?.observacao ?? null);
  const before = remark?.texto ?? '';
  /** null: nothing was typed, so that what somebody else writes meanwhile shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { busy, send } = useSending('remark');
  const isChanged = typed !== null && typed.trim() !== before;
  const mayClose = useUnsaved(isChanged, words.confirmLeave);
  return (
    <RemarkDialogView
      words={words}
      common={common}
      text={typed ?? before}
      changed={
        remark === null || remark.em === null
          ? null
          : words.changed(remark.por, formatDateTime(remark.em, locale))
      }
      fault={fault}
      ready={isChanged}
      busy={busy}
      onChange={setTyped}
      onSubmit={() => {
        if (!isChanged) return;
        send(async () => {
          setFault(null);
          const found = await dispatch(saveRemark(chatId, typed, words));
          if (found === null) onClose();
          else setFault(found === '' ? null : found);
          return found !== null;
        });
      }}
      onClose={() => {
        if (!busy && mayClose()) onClose();
      }}
    />
  );
}
