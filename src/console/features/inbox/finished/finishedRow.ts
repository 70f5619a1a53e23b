import { senderWord } from '@/console/shared/text/senderWord';
import { finishedPurchase } from '@/console/text/finishedPurchase';
import type { FinishedWords } from '@/console/text/finishedWords';
import { formatAgo, formatDateTime } from '@/console/text/format';
import type { Locale, Texts } from '@/console/text/texts';
import type { FinishedAttendance } from '@/contract/entities/attendance';
import type { EpochMs } from '@/contract/wire';
import { knownSender } from '@/domain/lastSender';
import { initials } from '@/domain/initials';
import { shownName } from '@/domain/shownName';
import { splitNow } from '@/console/shared/text/links';
import { plainText } from '@/domain/preview';
import type { FinishedRow } from './FinishedRowView';

/**
 * Formats an attendance that is over for its row: name, preview and time as a conversation's row has them
 * (behaviour: row-person, row-last-message, row-time).
 */
export function finishedRow(
  attendance: FinishedAttendance,
  { now, locale, text, texts }: { now: EpochMs; locale: Locale; text: FinishedWords; texts: Texts },
): FinishedRow {
  const { compra, fimEm, lastMessage } = attendance;
  const name = shownName(attendance);
  const { noMessages, wordless } = texts.inbox;
  return {
    name,
    initials: initials(name),
    photo: attendance.profilePicUrl,
    group: attendance.isGroup ? texts.inbox.group : null,
    ago: formatAgo(fimEm, now, texts.ago),
    endedAt: text.ended(formatDateTime(fimEm, locale)),
    sender:
      lastMessage === null
        ? null
        : senderWord(knownSender(attendance.ultimaMensagemDe), false, texts.inbox),
    preview: lastMessage === null ? noMessages : plainText(lastMessage, splitNow) || wordless,
    purchase: compra === null ? text.noPurchase : finishedPurchase(compra, text, texts, locale),
    hasPurchase: compra !== null,
  };
}
