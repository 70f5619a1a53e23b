import type * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import { wireFlag, wireId, wireMediaUrl, wireText, wireTime } from '../wire';

/** A message's picture, video or sound. `url` is null when the media was deleted (wire: message). */
const mediaSchema = record({
  url: wireMediaUrl,
  mimetype: withDefault(wireText, ''),
});

/**
 * Who wrote a message from our side: the automatic flow. A host that does not tell the flow's messages from the agents'
 * sends nothing (wire: message).
 */
export const FROM_FLOW = 'fluxo';

/** One message of a chat (wire: message). `timestamp` is in epoch ms here, in seconds on the wire. */
export const messageSchema = record(
  {
    id: wireId,
    body: withDefault(wireText, ''),
    fromMe: withDefault(wireFlag, false),
    author: nullable(wireText),
    timestamp: wireTime,
    hasMedia: withDefault(wireFlag, false),
    media: nullable(mediaSchema),
    idempotencyKey: nullable(wireText),
    origem: nullable(wireText),
  },
  { id: ['_id'], body: ['text'] },
);

export type Message = v.InferOutput<typeof messageSchema>;

/** Converts a message to the wire format: `timestamp` in whole seconds. */
export function writeMessage(message: Message) {
  const { idempotencyKey, origem, ...rest } = message;
  return {
    ...rest,
    timestamp: Math.floor(message.timestamp / 1000),
    ...(idempotencyKey === null ? {} : { idempotencyKey }),
    ...(origem === null ? {} : { origem }),
  };
}
