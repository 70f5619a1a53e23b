/** A picture of one pixel, as a person chooses it from their computer. */
export const PHOTO = {
  name: 'eu.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A file with an image's name and type that is not an image. */
export const NO_PHOTO = { name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') };
