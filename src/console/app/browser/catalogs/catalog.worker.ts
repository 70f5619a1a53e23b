import { createCatalogHandler } from './catalogHandler';
import type { CatalogRequest } from './protocol';

const serve = createCatalogHandler((reply, handedOver = []) =>
  self.postMessage(reply, { transfer: handedOver }),
);
self.onmessage = ({ data }: MessageEvent<CatalogRequest>) => void serve(data);
