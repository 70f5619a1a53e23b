import { lazy, Suspense } from 'react';
import { selectSummary } from '@/console/entities/summary/summarySlice';
import { useAppSelector } from '@/console/store/hooks';

const SummaryCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "chat-actions" */ './SummaryCard')).SummaryCard,
}));

/** The script that was made for this chat, if it is still to be shown (behaviour: summarize-shown). */
export function ShownSummary({ chatId }: { chatId: string }) {
  const script = useAppSelector((state) => selectSummary(state, chatId));
  return script === null ? null : (
    <Suspense>
      <SummaryCard key={chatId} chatId={chatId} script={script} />
    </Suspense>
  );
}
