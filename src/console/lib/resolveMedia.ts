import * as v from 'valibot';
import { wireMediaUrl } from '@/contract/wire';

/** The keys that hold media addresses (wire: media-addresses). */
const MEDIA_KEYS = new Set(['profilePicUrl', 'foto', 'imagemPedidoUrl', 'url']);

function resolved(value: unknown, host: string): unknown {
  const read = v.safeParse(wireMediaUrl, value);
  return read.success && read.output?.startsWith('/') ? host + read.output : value;
}

/**
 * Resolves relative media addresses in JSON from the wire against the host it came from, so that views can use every
 * address as it is.
 *
 * @param host '' for our own origin: nothing changes then.
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
