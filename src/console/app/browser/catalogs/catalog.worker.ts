import { createCatalogDesk } from './catalogDesk';
import type { CatalogRequest } from './protocol';

const serve = createCatalogDesk((reply, handedOver = []) =>
  self.postMessage(reply, { transfer: handedOver }),
);
self.onmessage = ({ data }: MessageEvent<CatalogRequest>) => void serve(data);
