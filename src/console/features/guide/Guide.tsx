import { turnOnline } from '@/console/shared/deeds/agentSwitches';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { guideWordsOf } from '@/console/text/guideWords';
import { dismissGuide, selectStepsDone } from './firstSteps';
import { GuideView } from './GuideView';

/** What a new agent does first (behaviour: first-steps). */
export function Guide() {
  const dispatch = useAppDispatch();
  const { topbar } = useText();
  const words = guideWordsOf(useLocale());
  const done = useAppSelector(selectStepsDone, (a, b) => a.size === b.size);
  return (
    <GuideView
      words={words}
      done={done}
      onlineLabel={topbar.goOnline}
      onOnline={() => void dispatch(turnOnline(true))}
      onDismiss={() => dispatch(dismissGuide())}
    />
  );
}
