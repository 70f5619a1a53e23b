import { nullable, record } from '../shapes';
import { wireFlag, wireText } from '../wire';
import { defineCall } from './defineCall';
import { START_PATHS } from './startPaths';

const status = record({ connected: wireFlag, qr: nullable(wireText) });

/** GET /api/status: whether the messaging app is connected, and the text of the QR code that pairs it. */
export const getStatus = defineCall({
  method: 'GET',
  path: START_PATHS.status,
  answer: status,
  write: (answer) => answer,
});
