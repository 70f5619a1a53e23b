import { renderSVG } from 'uqr';

/**
 * A QR code as an SVG picture, the same for the same text. It is dark on white with a quiet zone of four modules, which
 * readers need (ISO 18004), whatever the theme around it.
 */
export function drawQr(text: string): string {
  return renderSVG(text, { border: 4, pixelSize: 8 });
}
