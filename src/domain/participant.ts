import { formatPhone } from './phone';

/** WhatsApp's address of a person: digits, an optional device number, and a host. */
const ADDRESS = /^(\d{5,20})(?::\d+)?@([a-z.]+)$/;
/** The hosts for which the digits are a phone number; for others they mean nothing to a reader. */
const PHONE_HOSTS: readonly string[] = ['c.us', 's.whatsapp.net'];

/**
 * The author of a group's message in readable form: a name as it is, an address as the phone number in it.
 * @returns null when the author is unknown.
 */
export function participantName(author: string | null): string | null {
  const name = author?.trim() ?? '';
  if (name === '') return null;
  const [, digits, host] = ADDRESS.exec(name) ?? [];
  if (digits === undefined || host === undefined) return name;
  if (!PHONE_HOSTS.includes(host)) return null;
  // An address always begins with the country code: without Brazil's it is a foreign number, whatever its length.
  return digits.startsWith('55') ? formatPhone(digits) : `+${digits}`;
}
