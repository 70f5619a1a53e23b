import { isApiError, isToBeTold, serverText } from '@/console/api/apiError';
import { quickRepliesApi, type QuickReplyEntry } from '@/console/api/quickReplies';
import { oncePressed } from '@/console/shared/deeds/deed';
import { runCall } from '@/console/shared/deeds/runCall';
import type { AppThunk } from '@/console/store/types';
import type { QuickReplyWords } from '@/console/text/quickReplyWords';
import type { QuickReply } from '@/contract/entities/quickReply';
import { quickReplyName, quickReplyText } from '@/domain/validation/quickReply';

const { createQuickReply, deleteQuickReply, updateQuickReply } = quickRepliesApi.endpoints;

/** What is wrong with an entry, in words, by where the form shows it: at a field, or beside its buttons. */
export type EntryFaults = Partial<Record<'atalho' | 'texto' | 'form', string>>;

/** The key under which a reply is being deleted. */
export const deletingKey = (id: string) => `quickReply:${id}`;

/** The host answers a name that is taken with it (wire: quick-replies). */
const NAME_TAKEN = 409;

/**
 * Saves an entry.
 *
 * @param reply the reply that is changed; null for a new one.
 * @returns what is wrong with it; null when it is saved; nothing to say when the person left meanwhile.
 */
export const saveReply =
  (
    reply: QuickReply | null,
    entry: QuickReplyEntry & { daEquipe: boolean },
    words: QuickReplyWords,
  ): AppThunk<Promise<EntryFaults | null>> =>
  async (dispatch) => {
    const atalho = quickReplyName(entry.atalho);
    const texto = quickReplyText(entry.texto);
    const { error } = await (reply === null
      ? dispatch(
          createQuickReply.initiate({ reply: { ...entry, atalho, texto } }, { track: false }),
        )
      : dispatch(
          updateQuickReply.initiate({ id: reply.id, reply: { atalho, texto } }, { track: false }),
        ));
    if (error === undefined) return null;
    if (!isToBeTold(error)) return {};
    const text = serverText(error) ?? words.saveFailed;
    const isName = isApiError(error) && error.status === NAME_TAKEN;
    return isName ? { atalho: text } : { form: text };
  };

/**
 * Deletes a reply. One that is gone already is what was wanted.
 *
 * @param onEnd is told what to say about it; null when it is gone.
 */
export const deleteReply = (
  id: string,
  words: QuickReplyWords,
  onEnd: (fault: string | null) => void,
) =>
  oncePressed(deletingKey(id), async (dispatch) => {
    const { error } = await dispatch(runCall(deleteQuickReply, { id }, deletingKey(id)));
    const isGone = error === undefined || (isApiError(error) && error.status === 404);
    onEnd(isGone || !isToBeTold(error) ? null : (serverText(error) ?? words.deleteFailed));
  });
