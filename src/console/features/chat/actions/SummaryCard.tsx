import { draftChanged, selectDraft } from '@/console/entities/drafts/draftsSlice';
import { summaryClosed } from '@/console/entities/summary/summarySlice';
import { useAppDispatch } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';
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
  const { summarize } = useText();
  const dispatch = useAppDispatch();
  return (
    <SummaryCardView
      text={summarize}
      script={script}
      onPlace={() => dispatch(placeInMessage(chatId, script))}
      onClose={() => dispatch(summaryClosed())}
    />
  );
}
