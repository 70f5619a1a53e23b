import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PHOTO_MAX_BYTES } from '@/domain/validation/photo';

/** A picture of one colour. */
export function picture(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: { r: 200, g: 60, b: 40 } },
    limitInputPixels: false,
  });
}

/** An upright picture, red above and blue below, stored as a camera that is held sideways does, with its location. */
export async function sidewaysPhoto(): Promise<Buffer> {
  const blue = {
    width: 300,
    height: 200,
    channels: 3,
    background: { r: 0, g: 0, b: 255 },
  } as const;
  const upright = await picture(300, 400)
    .composite([{ input: { create: blue }, top: 200, left: 0 }])
    .png()
    .toBuffer();
  // The pixels are stored turned to the left; orientation 6 tells viewers to turn them to the right.
  const stored = await sharp(upright).rotate(270).png().toBuffer();
  return sharp(stored)
    .withExif({
      IFD0: { Make: 'Tirada em casa' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/**
 * A PNG whose pixels are all zero, built by hand: large dimensions, with only the few bytes that its rows compress to.
 */
function flatPng(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit per pixel, grey.
  head.set([1, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const gifWithFrames = async () => {
  const frames = await Promise.all(
    [0, 1, 2].map((n) =>
      picture(64, 64)
        .tint({ r: n * 100, g: 0, b: 0 })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } });
};

export interface HostileUpload {
  bytes: () => Promise<Buffer> | Buffer;
  /** The file name in the form; by default a photo's. */
  filename?: string;
  type?: string;
  /** With 200, the server stores a square photo of it. */
  status: 200 | 413 | 415;
}

/** Possible uploads for a photo, and the expected result of each. */
export const HOSTILE_UPLOADS: Readonly<Record<string, HostileUpload>> = {
  'a text': { bytes: () => Buffer.from('isto não é uma imagem'), status: 415 },
  'a text with a name and a type of a PNG': {
    bytes: () => Buffer.from('<script>alert(1)</script>'),
    filename: 'foto.png',
    type: 'image/png',
    status: 415,
  },
  'an SVG': {
    bytes: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    filename: 'foto.svg',
    type: 'image/svg+xml',
    status: 415,
  },
  'an SVG that says it is a PNG': {
    bytes: () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    type: 'image/png',
    status: 415,
  },
  'a program': {
    bytes: () => Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(5_000)]),
    status: 415,
  },
  'a PDF': { bytes: () => Buffer.from('%PDF-1.7\n%%EOF'), type: 'application/pdf', status: 415 },
  'a TIFF, which the library could read': {
    bytes: () => picture(64, 64).tiff().toBuffer(),
    type: 'image/tiff',
    status: 415,
  },
  'zero bytes': { bytes: () => Buffer.alloc(0), status: 415 },
  'the first bytes of a PNG alone': {
    bytes: () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    status: 415,
  },
  'half a JPEG': {
    bytes: async () => {
      const whole = await sharp({
        create: {
          ...{ width: 800, height: 800, channels: 3, background: '#808080' },
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .jpeg()
        .toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
    status: 415,
  },
  'a PNG with noise for pixels': {
    bytes: () => flatPng(100, 100, Buffer.from('no pixels')),
    status: 415,
  },
  'one byte more than 5 MB': {
    bytes: async () =>
      Buffer.concat([
        await picture(64, 64).jpeg().toBuffer(),
        Buffer.alloc(PHOTO_MAX_BYTES),
      ]).subarray(0, PHOTO_MAX_BYTES + 1),
    status: 413,
  },
  '5 MB to the byte': {
    bytes: async () =>
      Buffer.concat([
        await picture(64, 64).jpeg().toBuffer(),
        Buffer.alloc(PHOTO_MAX_BYTES),
      ]).subarray(0, PHOTO_MAX_BYTES),
    status: 200,
  },
  'a bomb: 30,000 by 30,000 pixels in 110 kB': {
    bytes: () => flatPng(30_000, 30_000, Buffer.alloc(30_000 * (1 + 30_000 / 8))),
    status: 413,
  },
  'a header that promises 2 billion by 2 billion': {
    bytes: () => flatPng(0x7fffffff, 0x7fffffff, Buffer.alloc(10)),
    status: 415,
  },
  'a header that promises 100,000 by 100,000, and no pixels': {
    bytes: () => flatPng(100_000, 100_000, Buffer.alloc(10)),
    status: 413,
  },
  'a row of pixels more than 40 megapixels': {
    bytes: () => flatPng(8, 5_000_001, Buffer.alloc(5_000_001 * 2)),
    status: 413,
  },
  '39 megapixels of 16 bits, to be turned': {
    bytes: () =>
      picture(7_900, 5_000)
        .toColourspace('rgb16')
        .withMetadata({ orientation: 6 })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    status: 200,
  },
  'an animated GIF': { bytes: async () => (await gifWithFrames()).gif().toBuffer(), status: 200 },
  'an animated WebP': { bytes: async () => (await gifWithFrames()).webp().toBuffer(), status: 200 },
  'an AVIF': { bytes: () => picture(64, 64).avif().toBuffer(), status: 200 },
  'a JPEG in CMYK': {
    bytes: () => picture(300, 200).toColourspace('cmyk').jpeg().toBuffer(),
    status: 200,
  },
  'a PNG of 16 bits': {
    bytes: () => picture(300, 200).toColourspace('rgb16').png().toBuffer(),
    status: 200,
  },
  'a photo taken sideways, with the place': { bytes: sidewaysPhoto, status: 200 },
  'a JPEG with a page and a program behind it': {
    bytes: async () =>
      Buffer.concat([
        await picture(300, 200).jpeg().toBuffer(),
        Buffer.from('<html><script>alert(document.cookie)</script>PK\x03\x04'),
      ]),
    filename: 'foto.html',
    type: 'text/html',
    status: 200,
  },
  'a photo of another type than it says': {
    bytes: () => picture(300, 200).png().toBuffer(),
    type: 'application/octet-stream',
    status: 200,
  },
  'one pixel': { bytes: () => picture(1, 1).png().toBuffer(), status: 200 },
  'a line of 10,000 pixels': { bytes: () => picture(1, 10_000).png().toBuffer(), status: 200 },
  'a name that climbs out of its folder': {
    bytes: () => picture(64, 64).png().toBuffer(),
    filename: '../../../../etc/cron.d/foto.png',
    status: 200,
  },
  'a name with NUL and line ends': {
    bytes: () => picture(64, 64).png().toBuffer(),
    filename: 'fo\u0000to.png\u0001',
    status: 200,
  },
  'a name of 2,000 characters': {
    bytes: () => picture(64, 64).png().toBuffer(),
    filename: `${'x'.repeat(2_000)}.png`,
    status: 200,
  },
};
