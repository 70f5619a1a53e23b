import type { Cents } from '@/contract/wire';
import { formatMoney } from '@/domain/money';
import { cartText } from '@/server/text/customers';
import { createRandom } from './random';
import type { OrderIntent } from './persona';

/** Escapes text for SVG. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

const WIDTH = 360;
const ROW = 34;
const FONT = 'font-family="system-ui, sans-serif"';

/** Draws the cart screen of a delivery app as an SVG picture. The same intent gives the same picture. */
export function drawCart(intent: Pick<OrderIntent, 'restaurante' | 'items' | 'fee'>): string {
  const subtotal = intent.items.reduce((sum, item) => sum + item.cents * item.quantity, 0);
  const rows = intent.items.map((item) =>
    row(`${item.quantity}× ${item.name}`, item.cents * item.quantity),
  );
  const sums = [
    row(cartText.subtotal, subtotal),
    row(cartText.fee, intent.fee),
    row(cartText.total, subtotal + intent.fee, 700),
  ];
  const lines = [...rows, ...sums];
  const top = 112;
  const height = top + lines.length * ROW + 56;
  const body = lines.map((draw, index) => draw(top + index * ROW)).join('');
  const divider = top + rows.length * ROW - 22;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">` +
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>` +
    `<rect width="${WIDTH}" height="72" fill="#c2410c"/>` +
    `<text x="20" y="30" fill="#ffffff" ${FONT} font-size="13">${cartText.title}</text>` +
    `<text x="20" y="55" fill="#ffffff" ${FONT} font-size="20" font-weight="700">${escapeXml(intent.restaurante)}</text>` +
    body +
    `<path d="M20 ${divider}H${WIDTH - 20}" stroke="#d6d3d1"/>` +
    `<text x="${WIDTH / 2}" y="${height - 18}" fill="#78716c" ${FONT} font-size="11" text-anchor="middle">${cartText.note}</text>` +
    `</svg>`
  );
}

function row(label: string, amount: Cents, weight = 400): (y: number) => string {
  const style = `fill="#1c1917" ${FONT} font-size="15" font-weight="${weight}"`;
  return (y) =>
    `<text x="20" y="${y}" ${style}>${escapeXml(label)}</text>` +
    `<text x="${WIDTH - 20}" y="${y}" ${style} text-anchor="end">${escapeXml(formatMoney(amount))}</text>`;
}

/** Draws a profile picture: a simple face in its own colours. The same seed gives the same face. */
export function drawAvatar(seed: number): string {
  const random = createRandom(seed);
  const hue = random.between(0, 359);
  const skin = random.pick(['#f2d3b3', '#d9a57a', '#a86f45', '#7a4b2b', '#f6dfc8']);
  const hair = random.pick(['#2b1d14', '#5a3a22', '#8a8f98', '#b5651d', '#111827']);
  const smile = random.between(4, 12);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<rect width="96" height="96" fill="hsl(${hue} 55% 62%)"/>` +
    `<path d="M14 96a34 30 0 0 1 68 0z" fill="hsl(${(hue + 40) % 360} 45% 38%)"/>` +
    `<circle cx="48" cy="44" r="24" fill="${hair}"/>` +
    `<ellipse cx="48" cy="50" rx="19" ry="21" fill="${skin}"/>` +
    `<circle cx="41" cy="48" r="2.5" fill="#1f2937"/><circle cx="55" cy="48" r="2.5" fill="#1f2937"/>` +
    `<path d="M40 58q8 ${smile} 16 0" fill="none" stroke="#1f2937" stroke-width="2" stroke-linecap="round"/>` +
    `</svg>`
  );
}
