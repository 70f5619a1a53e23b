import { downloadedPart } from '@/console/shared/parts/downloadedPart';

/** The dialog of the remark on a customer; its code is downloaded when it is first opened. */
export const RemarkOf = downloadedPart(
  async () => (await import(/* webpackChunkName: "remark" */ './RemarkDialog')).RemarkDialog,
);
