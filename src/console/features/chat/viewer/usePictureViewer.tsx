import type { ReactNode } from 'react';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useText } from '@/console/shared/text/useText';
import { useStateOf } from '@/console/ui/useStateOf';

const Viewer = downloadedPart(
  async () =>
    (await import(/* webpackChunkName: "viewer" */ './PictureViewerView')).PictureViewerView,
);

interface Opened {
  url: string;
  alt: string;
}

/**
 * Shows a single picture that belongs to no message full screen. Render `viewer` anywhere and call `openPicture` on a
 * button's click. That button gets the focus back when the viewer closes.
 *
 * @param owner whose pictures they are: another one's are not opened
 */
export function usePictureViewer(owner: string): {
  openPicture: (picture: Opened) => void;
  viewer: ReactNode;
} {
  const { chat, common } = useText();
  const [opened, setOpened] = useStateOf<Opened | null>(owner, null);
  return {
    openPicture: setOpened,
    viewer:
      opened === null ? null : (
        <Viewer.Part
          of={{
            text: chat,
            closeLabel: common.close,
            pictures: [{ ...opened, key: opened.url, origin: null, caption: '' }],
            openedAt: opened.url,
            onClose: () => setOpened(null),
          }}
          onFailed={() => setOpened(null)}
        />
      ),
  };
}
