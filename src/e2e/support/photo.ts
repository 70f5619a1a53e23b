/** A picture of one pixel, as a person chooses it from their computer. */
export const PHOTO = {
  name: 'eu.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A file that is called a picture and is none. */
export const NO_PHOTO = { name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') };
