import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { qrWordsOf } from '@/console/text/qrWords';
import { QrModalView } from './QrModalView';

interface QrModalProps {
  /** The text to encode; null while it has not arrived. */
  qr: string | null;
  onClose: () => void;
}

/** The window that pairs the messaging app (behaviour: qr-modal). It is downloaded with its words. */
export function QrModal({ qr, onClose }: QrModalProps) {
  const { common } = useText();
  const words = qrWordsOf(useLocale());
  return <QrModalView words={words} closeLabel={common.close} qr={qr} onClose={onClose} />;
}
