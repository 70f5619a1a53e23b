import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useText } from '@/console/shared/text/useText';
import { usePorts } from '@/console/store/hooks';

interface PartProps<P> {
  /** The part's own props. */
  of: P;
  /** The download failed, which was said. Whoever shows the part takes it away, so that it can be tried again. */
  onFailed: () => void;
}

interface DownloadedPart<P> {
  Part: ComponentType<PartProps<P>>;
  /** Downloads the code, because the part is likely to be wanted soon. A failure is left to the part itself. */
  approach: () => void;
}

/**
 * A part of a screen whose code is downloaded when it is first shown. Where that fails, as without a connection, it is
 * said, and everything else stays as it is: `React.lazy` would take the whole screen down, and never try again.
 *
 * @param load downloads the component; after a failure it is called again
 */
export function downloadedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): DownloadedPart<P> {
  let loaded: ComponentType<P> | null = null;
  const download = async () => {
    loaded ??= await load();
  };
  function Part({ of, onFailed }: PartProps<P>) {
    const { notifier } = usePorts();
    const { notices } = useText();
    const [isReady, setIsReady] = useState(loaded !== null);
    const fail = useEffectEvent(() => {
      notifier.notify({ variant: 'error', text: notices.partFailed, key: 'partFailed' });
      onFailed();
    });
    useEffect(() => {
      if (isReady) return undefined;
      let isWanted = true;
      download().then(
        () => {
          if (isWanted) setIsReady(true);
        },
        () => {
          if (isWanted) fail();
        },
      );
      return () => {
        isWanted = false;
      };
    }, [isReady]);
    const Loaded = loaded;
    return isReady && Loaded !== null ? <Loaded {...of} /> : null;
  }
  return { Part, approach: () => void download().catch(() => undefined) };
}
