import { formatPhone } from './phone';

/** WhatsApp's own address of a person: digits, perhaps a device's number, and a host. */
const ADDRESS = /^(\d{5,20})(?::\d+)?@([a-z.]+)$/;
/** The hosts before which the digits are a phone number; before others they name nobody to a reader. */
const PHONE_HOSTS: readonly string[] = ['c.us', 's.whatsapp.net'];

/**
 * Who wrote a group's message, as it is read: a name as it is, an address as the phone number in it.
 * @returns null where nobody is named.
 */
export function participantName(author: string | null): string | null {
  const name = author?.trim() ?? '';
  if (name === '') return null;
  const [, digits, host] = ADDRESS.exec(name) ?? [];
  if (digits === undefined || host === undefined) return name;
  if (!PHONE_HOSTS.includes(host)) return null;
  // An address always begins with the country's code: without Brazil's it is no number of ours, whatever its length.
  return digits.startsWith('55') ? formatPhone(digits) : `+${digits}`;
}
