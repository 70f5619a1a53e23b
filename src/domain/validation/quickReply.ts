/** The rules of a quick reply (behaviour: quick-reply-edit). Console and backend hold an entry to the same ones. */
import { QUICK_REPLY_LENGTHS } from '@/contract/rest/quickReplies';
import { foldText } from '../search';
import { isBlank } from './blank';

export type QuickReplyFault =
  | 'quickReply.nameRequired'
  | 'quickReply.nameForm'
  | 'quickReply.nameLength'
  | 'quickReply.textRequired'
  | 'quickReply.textLength';

export interface QuickReplyEntry {
  atalho: string;
  texto: string;
}

/** What is typed after '/': one word of letters, digits, '-' and '_', so that nothing ends it but its end. */
const NAME = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** The name as people mean it: composed letters, without the '/' with which it is typed and the blanks around it. */
export const quickReplyName = (typed: string): string =>
  typed.trim().replace(/^\//, '').normalize('NFC');

/** Names with the same key are the same name: neither case nor accents tell two apart. */
export const quickReplyKey = (name: string): string => foldText(quickReplyName(name));

/** The text as it is kept: the blanks around it would not be sent either (behaviour: send-blank). */
export const quickReplyText = (typed: string): string => typed.trim();

/** The first fault of an entry: of its name, then of its text; null when it can be saved. */
export function quickReplyFault({ atalho, texto }: QuickReplyEntry): QuickReplyFault | null {
  const name = quickReplyName(atalho);
  if (isBlank(name)) return 'quickReply.nameRequired';
  if (!NAME.test(name)) return 'quickReply.nameForm';
  if (name.length > QUICK_REPLY_LENGTHS.atalho) return 'quickReply.nameLength';
  const text = quickReplyText(texto);
  if (isBlank(text)) return 'quickReply.textRequired';
  return text.length > QUICK_REPLY_LENGTHS.texto ? 'quickReply.textLength' : null;
}

/** Which field of the entry a fault is about. */
export const quickReplyFaultField = (fault: QuickReplyFault): keyof QuickReplyEntry =>
  fault === 'quickReply.textRequired' || fault === 'quickReply.textLength' ? 'texto' : 'atalho';
