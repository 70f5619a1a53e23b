import type { Cents } from '@/contract/wire';

/** The receiver in a charge's code: nobody, at a key that no bank knows. */
const KEY_DOMAIN = 'pix.balcao.invalid';
const RECEIVER = 'BALCAO DEMO';
const CODE = /^000201.*pix\.balcao\.invalid\/([0-9a-z]{26})52/;
const CITY = 'LUGAR NENHUM';

/** One field of an EMV QR code: two digits of id, two of length, the value. */
function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}

/**
 * The 'copia e cola' text of a charge, in the form of Brazil's central bank (BR Code: EMV fields and a CRC), so that it
 * looks and scans like a real one. Its address ends in `.invalid`: no bank can resolve it and nobody can be paid with
 * it.
 *
 * @param charge amount in cents, above 0.
 */
export function pixCode({ pixId, amount }: { pixId: string; amount: Cents }): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', `${KEY_DOMAIN}/${pixId}`);
  const payload =
    field('00', '01') +
    field('01', '12') +
    field('26', account) +
    field('52', '0000') +
    field('53', '986') +
    field('54', (amount / 100).toFixed(2)) +
    field('58', 'BR') +
    field('59', RECEIVER) +
    field('60', CITY) +
    field('62', field('05', '***')) +
    '6304';
  return payload + crc16(payload);
}

/** The charge that a text asks to pay; null when it is not one of our codes. */
export function pixIdOf(text: string): string | null {
  return CODE.exec(text)?.[1] ?? null;
}

/** CRC-16/CCITT-FALSE, four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
