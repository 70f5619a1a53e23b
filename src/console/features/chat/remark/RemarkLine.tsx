import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { useText } from '@/console/shared/text/useText';
import { useAppSelector } from '@/console/store/hooks';
import { useStateOf } from '@/console/ui/useStateOf';
import { RemarkLineView } from './RemarkLineView';
import { RemarkOf } from './remarkPart';

/** The remark on the open chat's customer, where there is one (behaviour: remark). */
export function RemarkLine({ chatId }: { chatId: string }) {
  const { chat } = useText();
  const remark = useAppSelector((state) => selectCliente(state, chatId)?.observacao ?? null);
  const [isOpen, setIsOpen] = useStateOf(chatId, false);
  const close = () => setIsOpen(false);
  return (
    <>
      {remark === null ? null : (
        <RemarkLineView text={chat.remark(remark.texto)} onOpen={() => setIsOpen(true)} />
      )}
      {isOpen ? <RemarkOf.Part of={{ chatId, onClose: close }} onFailed={close} /> : null}
    </>
  );
}
