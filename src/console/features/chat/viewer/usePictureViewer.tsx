import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useText } from '@/console/shared/text/useText';

const PictureViewerView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "viewer" */ './PictureViewerView')).PictureViewerView,
}));

interface Opened {
  url: string;
  alt: string;
}

/**
 * Shows one picture that is no message's on the whole screen. Put `viewer` anywhere among what is drawn and
 * call `openPicture` on the click of a button, which gets the focus back when the viewer closes.
 */
export function usePictureViewer(): { openPicture: (picture: Opened) => void; viewer: ReactNode } {
  const { chat, common } = useText();
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    openPicture: setOpened,
    viewer:
      opened === null ? null : (
        <Suspense fallback={null}>
          <PictureViewerView
            text={chat}
            closeLabel={common.close}
            pictures={[{ ...opened, key: opened.url, origin: null, caption: '' }]}
            openedAt={opened.url}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ),
  };
}
