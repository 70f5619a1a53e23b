import { useEffect, useState, type ComponentType } from 'react';
import { watchTips, type Tip } from './watchTips';

type Shown = ComponentType<{ tip: Tip; isOpen: boolean }>;

/**
 * Shows the tooltips of the page (`tip`), one at a time. What draws them is downloaded when somebody first points at
 * something that has one; where that fails there is none, and the next one tries again.
 */
export function TooltipHost() {
  const [Shown, setShown] = useState<Shown | null>(null);
  // The last one stays while it fades.
  const [last, setLast] = useState<{ tip: Tip; isOpen: boolean } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const download = () => {
      import(/* webpackChunkName: "tooltip" */ './ShownTooltip').then(
        ({ ShownTooltip }) => {
          if (isWanted) setShown(() => ShownTooltip);
        },
        () => undefined,
      );
    };
    const end = watchTips(document, download, (tip) =>
      setLast((before) =>
        tip !== null ? { tip, isOpen: true } : before && { tip: before.tip, isOpen: false },
      ),
    );
    return () => {
      isWanted = false;
      end();
    };
  }, []);
  return Shown === null || last === null ? null : <Shown {...last} />;
}
