import * as v from 'valibot';
import { wireMediaUrl } from '@/contract/wire';

/** The keys under which media addresses travel (wire: media-addresses). */
const MEDIA_KEYS = new Set(['profilePicUrl', 'foto', 'imagemPedidoUrl', 'url']);

function resolved(value: unknown, host: string): unknown {
  const read = v.safeParse(wireMediaUrl, value);
  return read.success && read.output?.startsWith('/') ? host + read.output : value;
}

/**
 * JSON off the wire with its relative media addresses resolved against the host it came from, so that
 * views use an address as it is.
 * @param host '' for our own origin: then nothing changes.
 */
export function resolveMedia(json: unknown, host: string): unknown {
  if (host === '' || typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((item) => resolveMedia(item, host));
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      MEDIA_KEYS.has(key) ? resolved(value, host) : resolveMedia(value, host),
    ]),
  );
}
