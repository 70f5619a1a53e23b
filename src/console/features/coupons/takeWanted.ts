import { downloaded, oncePressed, type Deed } from '@/console/shared/deeds/deed';

/**
 * 'Puxar cupom': gets the chat's customer what they want (behaviour: next-step). Its code comes with the drawer's.
 *
 * @param openDrawer shows the drawer, where it cannot be said at once which account it shall be
 */
export const takeWanted = (chatId: string, openDrawer: () => void): Deed =>
  oncePressed(
    `wanted:${chatId}`,
    downloaded(
      async () =>
        (await import(/* webpackChunkName: "coupons" */ './wantedCoupon')).serveWanted(
          chatId,
          openDrawer,
        ),
      'pullFailed',
    ),
  );
