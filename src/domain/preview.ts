import { formatText } from './formatting';
import type { SplitText } from './textParts';

/**
 * A message's text without the signs that format it in WhatsApp, as its bubble reads (behaviour: message-text). A sign
 * without a partner stays, and so does everything else.
 *
 * @param split finds the links: a sign in an address formats nothing
 */
export function plainText(text: string, split: SplitText): string {
  return formatText(text, split)
    .map((part) => part.text)
    .join('');
}
