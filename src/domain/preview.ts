import { formatText } from './formatting';

/**
 * A message's text without the signs that format it in WhatsApp, as its bubble reads (behaviour: message-text). A sign
 * without a partner stays, and so does everything else.
 */
export function plainText(text: string): string {
  return formatText(text)
    .map((part) => part.text)
    .join('');
}
