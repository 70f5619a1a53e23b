import { useMemo } from 'react';
import { earlierApi } from '@/console/api/earlier';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useAppSelector } from '@/console/store/hooks';
import { formatShortDate } from '@/console/text/format';
import type { Locale, Texts } from '@/console/text/texts';
import type { EarlierAttendance } from '@/contract/entities/earlierAttendance';
import type { EpochMs } from '@/contract/wire';
import { isNote, isUnsent, keyOfItem, type ChatItem } from './chatItems';

/** What stands where attendances ended. */
interface End {
  said: string[];
  /** When the last of them ended, in epoch ms. */
  at: EpochMs;
}

/** What is said of the attendances that ended after a message, by the message's id. */
type AttendanceEnds = ReadonlyMap<string, End>;

/** What is said above an item, by the item's key. */
export type EndsAbove = ReadonlyMap<string, readonly string[]>;

const NO_WORDS: readonly string[] = [];
const NO_ENDS: AttendanceEnds = new Map();
const NONE_ABOVE: EndsAbove = new Map();

/** @returns for each message with which attendances ended who served in them, and when they ended. */
export function attendanceEnds(
  earlier: readonly EarlierAttendance[],
  text: Texts['chat'],
  locale: Locale,
): AttendanceEnds {
  const ends = new Map<string, End>();
  for (const { agenteNome, ateMensagem, fimEm } of earlier) {
    if (ateMensagem === null) continue;
    const before = ends.get(ateMensagem);
    const said = text.earlierAttendance(agenteNome, formatShortDate(fimEm, locale));
    ends.set(ateMensagem, {
      said: [...(before?.said ?? []), said],
      at: Math.max(before?.at ?? fimEm, fimEm),
    });
  }
  return ends;
}

/**
 * Finds the items above which an attendance's end stands: the first one behind its last message that was not still
 * noted in it. The words for a message are the same list each time, so that no bubble is drawn anew.
 *
 * @param items as the chat shows them
 */
export function endsAbove(items: readonly ChatItem[], ends: AttendanceEnds): EndsAbove {
  if (ends.size === 0) return NONE_ABOVE;
  const above = new Map<string, readonly string[]>();
  let open: End | undefined;
  for (const item of items) {
    if (open && !(isNote(item) && item.em <= open.at)) {
      above.set(keyOfItem(item), open.said);
      open = undefined;
    }
    open = (isUnsent(item) ? undefined : ends.get(item.id)) ?? open;
  }
  return above;
}

/** @returns what stands above an item. */
export const endedBefore = (above: EndsAbove, item: ChatItem): readonly string[] =>
  above.get(keyOfItem(item)) ?? NO_WORDS;

/**
 * Reads where earlier attendances of an open chat ended. On a host that remembers none, and until it has said: nowhere.
 * No other ends while the present one lasts, which began when the chat was given out.
 */
export function useAttendanceEnds({
  id: chatId,
  atribuidoEm,
}: Pick<SteadyConversation, 'id' | 'atribuidoEm'>): AttendanceEnds {
  const { chat } = useText();
  const locale = useLocale();
  const can = useAppSelector((state) => selectCan(state, 'atendimentosFinalizados'));
  const { data } = earlierApi.useListEarlierQuery(
    { chatId, atribuidoEm },
    {
      skip: !can,
      refetchOnMountOrArgChange: atribuidoEm === null,
      // `data` would be the last chat's until this one's come. That they are being read shows nowhere.
      selectFromResult: ({ currentData }) => ({ data: currentData }),
    },
  );
  return useMemo(
    () => (data === undefined ? NO_ENDS : attendanceEnds(data.items, chat, locale)),
    [data, chat, locale],
  );
}
