import { renderSVG } from 'uqr';

/**
 * A QR code as an SVG picture, the same for the same text. Dark on white with a quiet zone of four, which readers
 * want (ISO 18004), whatever the theme around it.
 */
export function drawQr(text: string): string {
  return renderSVG(text, { border: 4, pixelSize: 8 });
}
