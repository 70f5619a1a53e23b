import type { SocketLike } from '@/console/ports/socket';
import { lazySocket } from './lazySocket';

/**
 * Makes connections to a host, not connected yet; '' is our own origin.
 * @param ready what must be there before the first event may come
 */
export const createMakeSocket =
  (ready: () => Promise<void>) =>
  (url: string): SocketLike =>
    lazySocket(
      async () => {
        const [{ ioSocket }] = await Promise.all([
          import(/* webpackChunkName: "socket" */ './ioSocket'),
          ready(),
        ]);
        return ioSocket(url);
      },
      (fn, ms) => setTimeout(fn, ms),
    );
