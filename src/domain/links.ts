import { LinkifyIt, type Match } from 'linkify-it';
import type { TextPart } from './textParts';

/** Only these schemes become links: a chat must not open `javascript:`, `data:`, `file:` or the like. */
const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const PHONE = /^\+?\d[\d().-]{2,20}/;

const linkify = new LinkifyIt({ fuzzyLink: true })
  .add('ftp:', null)
  .add('//', null)
  .add('tel:', {
    validate: (text, at) => PHONE.exec(text.slice(at, at + 24))?.[0].length ?? 0,
  });

/** Emoji right after a link are not part of it, although a host name could contain them; nor is '?!'. */
const NOT_AT_END = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|[?!])+$/u;

/** Hasty writers leave out spaces: 'obrigado.me avisa' is not a link, while 'ifood.com.br' and 'wa.me/55' are. */
function isMeantAsAddress({ hostname, pathname }: URL): boolean {
  if (!/^[a-z\d.-]+$/.test(hostname)) return false;
  return (
    pathname !== '/' || hostname.startsWith('www.') || /\.(com|net|org|info|br|pt)$/.test(hostname)
  );
}

/** @returns the target of a found link, or null when it must stay plain text. */
function hrefOf(match: Match, written: string): string | null {
  const isBare = match.schema === '';
  const address = match.schema === 'mailto:' ? match.url : isBare ? `https://${written}` : written;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!SAFE_PROTOCOLS.has(url.protocol)) return null;
  return isBare && !isMeantAsAddress(url) ? null : url.href;
}

/**
 * Finds the links in an untrusted text. The parts' texts joined are the text; an `href` is always http, https, mailto
 * or tel. The cost grows linearly with the text's length, whatever the text contains.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of linkify.match(text) ?? []) {
    const written = match.raw.replace(NOT_AT_END, '');
    const href = hrefOf(match, written);
    if (href === null) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), href: null });
    parts.push({ text: written, href });
    from = match.index + written.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}
