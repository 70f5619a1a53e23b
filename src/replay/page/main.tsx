import { createRoot } from 'react-dom/client';
import { StyleCache } from '@/console/app/csp/StyleCache';
import { loadTexts, LOCALES } from '@/console/text/texts';
import { createReplayStore } from './lifted';
import { mountScreens } from './mountScreens';
import { ReplayApp } from './ReplayApp';
import { ScreensFrame } from './ScreensFrame';

const container = document.getElementById('root');
if (!container) throw new Error('the document has no #root');

// A recording may be of either language, and may change it.
await Promise.all(LOCALES.map(loadTexts));

// Nobody else can have this page in a frame (wire: csp).
if (window.frameElement) mountScreens(container, window.frameElement);
else
  createRoot(container).render(
    <StyleCache>
      <ReplayApp replay={createReplayStore()} Stage={ScreensFrame} />
    </StyleCache>,
  );
