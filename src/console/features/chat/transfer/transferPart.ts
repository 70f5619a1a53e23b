import { downloadedPart } from '@/console/shared/parts/downloadedPart';

/** The dialog in which a chat is handed over; its code is downloaded when it is first opened. */
export const TransferOf = downloadedPart(
  async () => (await import(/* webpackChunkName: "transfer" */ './TransferDialog')).TransferDialog,
);
