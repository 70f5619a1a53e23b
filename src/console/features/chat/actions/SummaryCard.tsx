import { draftChanged, selectDraft } from '@/console/entities/drafts/draftsSlice';
import { summaryClosed } from '@/console/entities/summary/summarySlice';
import { useAppDispatch } from '@/console/store/hooks';
import { useLocale } from '@/console/shared/text/locale';
import type { AppThunk } from '@/console/store/types';
import { summaryWordsOf } from '@/console/text/summaryWords';
import { SummaryCardView } from './SummaryCardView';

/** Puts the script below what is typed already, so that nothing typed is lost, and the card away. */
const placeInMessage =
  (chatId: string, script: string): AppThunk =>
  (dispatch, getState) => {
    const typed = selectDraft(getState(), chatId).trimEnd();
    dispatch(draftChanged({ chatId, draft: typed === '' ? script : `${typed}\n\n${script}` }));
    dispatch(summaryClosed());
  };

/** What 'Resumir' copied, with a way to send it from here (behaviour: summarize-shown). */
export function SummaryCard({ chatId, script }: { chatId: string; script: string }) {
  const words = summaryWordsOf(useLocale());
  const dispatch = useAppDispatch();
  return (
    <SummaryCardView
      text={words}
      script={script}
      onPlace={() => dispatch(placeInMessage(chatId, script))}
      onClose={() => dispatch(summaryClosed())}
    />
  );
}
