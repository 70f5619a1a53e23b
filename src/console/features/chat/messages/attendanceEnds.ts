import { useMemo } from 'react';
import { finishedApi } from '@/console/api/finished';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { useText } from '@/console/shared/text/useText';
import { useAppSelector } from '@/console/store/hooks';
import { formatShortDate } from '@/console/text/format';
import type { Locale, Texts } from '@/console/text/texts';
import type { EarlierAttendance } from '@/contract/entities/attendance';
import { isUnsent, type ChatItem } from './chatItems';

/** What is said of the attendances that ended after a message, by the message's id. */
type AttendanceEnds = ReadonlyMap<string, readonly string[]>;

const NO_WORDS: readonly string[] = [];
const NO_ENDS: AttendanceEnds = new Map();

/** @returns for each message with which attendances ended who served in them, and when they ended. */
export function attendanceEnds(
  earlier: readonly EarlierAttendance[],
  text: Texts['chat'],
  locale: Locale,
): AttendanceEnds {
  const ends = new Map<string, string[]>();
  for (const { agenteNome, ateMensagem, fimEm } of earlier) {
    if (ateMensagem === null) continue;
    const said = text.earlierAttendance(agenteNome, formatShortDate(fimEm, locale));
    ends.set(ateMensagem, [...(ends.get(ateMensagem) ?? []), said]);
  }
  return ends;
}

/**
 * @returns what stands above an item because attendances ended with the one before it: the same list for the same item,
 * so that no bubble is drawn anew.
 */
export const endedBefore = (ends: AttendanceEnds, previous: ChatItem | null): readonly string[] =>
  previous === null || isUnsent(previous) ? NO_WORDS : (ends.get(previous.id) ?? NO_WORDS);

/** Reads where earlier attendances of an open chat ended. On a host that remembers none, and until it has said: nowhere. */
export function useAttendanceEnds(chatId: string): AttendanceEnds {
  const { chat } = useText();
  const locale = useAppSelector(selectLocale);
  const can = useAppSelector((state) => selectCan(state, 'atendimentosFinalizados'));
  const { data } = finishedApi.useListEarlierQuery(
    { chatId },
    { skip: !can, refetchOnMountOrArgChange: true },
  );
  return useMemo(
    () => (data === undefined ? NO_ENDS : attendanceEnds(data.items, chat, locale)),
    [data, chat, locale],
  );
}
