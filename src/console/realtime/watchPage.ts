import { pageVisibilityChanged } from '@/console/entities/attention/attentionSlice';
import { browserOnlineChanged } from '@/console/entities/connection/connectionSlice';
import type { AppPorts } from '@/console/ports/ports';
import type { StoreLike } from '@/console/store/types';

/**
 * Tells the store when the page is hidden or shown, and when the browser loses or regains its network.
 *
 * @returns a function that stops watching
 */
export function watchPage(store: StoreLike, { page }: AppPorts): () => void {
  const onVisibility = (visible: boolean) => {
    if (store.getState().attention.visible !== visible) {
      store.dispatch(pageVisibilityChanged({ visible }));
    }
  };
  const onOnline = (online: boolean) => {
    if (store.getState().connection.browserOnline !== online) {
      store.dispatch(browserOnlineChanged({ online }));
    }
  };
  onVisibility(page.isVisible());
  onOnline(page.isOnline());
  const ends = [page.onVisibility(onVisibility), page.onOnline(onOnline)];
  return () => ends.forEach((end) => end());
}
