import { createRoot } from 'react-dom/client';
import { StyleCache } from '@/console/app/csp/StyleCache';
import { loadTexts, LOCALES } from '@/console/text/texts';
import { createReplayStore } from './lifted';
import { ReplayApp } from './ReplayApp';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

// A recording may be of either language, and may change it.
await Promise.all(LOCALES.map(loadTexts));
createRoot(container).render(
  <StyleCache>
    <ReplayApp replay={createReplayStore()} />
  </StyleCache>,
);
