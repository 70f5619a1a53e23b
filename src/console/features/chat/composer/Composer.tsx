import { selectWhatsappConnected } from '@/console/entities/connection/connectionSelectors';
import { draftChanged, selectDraft } from '@/console/entities/drafts/draftsSlice';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { MESSAGE_MAX_LENGTH } from '@/contract/rest/conversations';
import { ComposerView } from './ComposerView';
import { charactersOver, queueMessage } from './queueMessage';

/** The message input. The text is kept per chat until it is sent (behaviour: drafts). */
export function Composer({ chatId }: { chatId: string }) {
  const { chat } = useText();
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, chatId));
  const connected = useAppSelector(selectWhatsappConnected);
  const locale = useAppSelector(selectLocale);
  const over = charactersOver(draft);
  const count = (characters: number) => characters.toLocaleString(locale);
  return (
    <ComposerView
      text={chat}
      value={draft}
      onChange={(typed) => dispatch(draftChanged({ chatId, draft: typed }))}
      enabled={connected !== false}
      fault={over > 0 ? chat.tooLong(count(MESSAGE_MAX_LENGTH), count(over)) : null}
      onSend={() => void dispatch(queueMessage(chatId, draft))}
    />
  );
}
