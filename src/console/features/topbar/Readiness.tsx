import { useEffect } from 'react';
import { muteToggled, selectVolume } from '@/console/entities/preferences/preferencesSlice';
import { selectLacks, type Lack } from '@/console/entities/readiness/readinessSlice';
import { useLocale } from '@/console/shared/text/locale';
import { useAppDispatch, useAppSelector, usePorts } from '@/console/store/hooks';
import { readinessWordsOf } from '@/console/text/readinessWords';
import { toggleDesktop } from './desktopNotices';
import { dismissLacks, lookForLacks } from './lookForLacks';
import { ReadinessView } from './ReadinessView';

/** Says what an agent who came online lacks to serve well, and lets them mend it (behaviour: readiness). */
export function Readiness({ onConnect }: { onConnect: () => void }) {
  const dispatch = useAppDispatch();
  const { notifier, sounds } = usePorts();
  const words = readinessWordsOf(useLocale());
  const volume = useAppSelector(selectVolume);
  const lacks = useAppSelector(selectLacks);
  useLookAfterDeed(lacks.includes('soundBlocked'));

  const mend: Record<Lack, () => void> = {
    whatsapp: onConnect,
    muted: () => void dispatch(muteToggled()),
    soundBlocked: () => sounds.play('offer', volume),
    notices: () => void dispatch(toggleDesktop()),
    noticesBlocked: () => void dispatch(toggleDesktop()),
    clock: () => notifier.notify({ variant: 'info', text: words.clockHelp, key: 'clockHelp' }),
  };
  return (
    <ReadinessView
      words={words}
      lacks={lacks}
      onMend={(lack) => mend[lack]()}
      onDismiss={() => dispatch(dismissLacks())}
    />
  );
}

/** Any click or key allows sounds, and no event says so. */
function useLookAfterDeed(isAwaited: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isAwaited) return undefined;
    const look = () => dispatch(lookForLacks());
    const kinds = ['click', 'keyup'] as const;
    for (const kind of kinds) window.addEventListener(kind, look);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, look);
    };
  }, [dispatch, isAwaited]);
}
