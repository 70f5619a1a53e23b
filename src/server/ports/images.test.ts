import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { HOSTILE_UPLOADS, picture, sidewaysPhoto } from '@/testing/hostileUploads';
import { leastTime } from '@/testing/leastTime';
import { createImageFolder, type ImagesPort } from './images';
import { PHOTO_SIDE } from './photo';

let folder: string;
let dir: string;
let images: ImagesPort;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balcao-images-'));
  dir = path.join(folder, 'media');
  images = createImageFolder(dir);
});
afterEach(() => rm(folder, { recursive: true }));

const ANA = { kind: 'signedIn', key: 'ana' } as const;
const nameOf = (mediaPath: string) => path.basename(mediaPath);

/** Saves a photo. @returns the stored bytes. */
async function keep(bytes: Uint8Array): Promise<Buffer> {
  const media = await images.savePhoto(bytes, ANA);
  const kept = await images.read(nameOf(media.path));
  if (!kept) throw new Error('It was not kept');
  expect(kept.mimetype).toBe('image/webp');
  return kept.bytes;
}

/** The strongest channel of one pixel: 'red', 'green' or 'blue'. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<string | undefined> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const parts = [...pixel.subarray(0, 3)];
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
}

describe('a photo that is kept', () => {
  it.each(Object.entries(HOSTILE_UPLOADS).filter(([, { status }]) => status === 200))(
    'is a small square without anything else: %s',
    async (_what, { bytes }) => {
      const kept = await keep(await bytes());
      const about = await sharp(kept).metadata();
      expect(about).toMatchObject({ format: 'webp', width: PHOTO_SIDE, height: PHOTO_SIDE });
      expect(about).not.toHaveProperty('pages');
      for (const trace of ['exif', 'icc', 'iptc', 'xmp', 'orientation']) {
        expect(about).not.toHaveProperty(trace);
      }
      expect(kept.toString('latin1')).not.toMatch(/script|Tirada em casa|Exif/);
      expect(kept.length).toBeLessThan(50_000);
    },
  );

  it('is upright and cropped to its middle', async () => {
    const photo = await sidewaysPhoto();
    expect(photo.toString('latin1')).toContain('Tirada em casa');
    const kept = await keep(photo);
    expect(await colourAt(kept, 256, 60)).toBe('red');
    expect(await colourAt(kept, 256, 450)).toBe('blue');
  });

  it('has an unguessable name, a new one each time, and no unfinished file beside it', async () => {
    const bytes = await picture(64, 64).png().toBuffer();
    const [one, two] = await Promise.all([
      images.savePhoto(bytes, ANA),
      images.savePhoto(bytes, ANA),
    ]);
    expect(one.path).toMatch(/^\/media\/[\w-]{32}\.webp$/);
    expect(one.path).not.toBe(two.path);
    expect((await readdir(dir)).sort()).toEqual([nameOf(one.path), nameOf(two.path)].sort());
  });

  it('is deleted when it is removed, and nothing else is', async () => {
    const media = await images.savePhoto(await picture(64, 64).png().toBuffer(), ANA);
    await writeFile(path.join(folder, 'secret.webp'), 'secret');
    for (const other of [
      '/media/../secret.webp',
      '../secret.webp',
      '/media/',
      '',
      '/media/x.webp',
    ]) {
      await images.remove(other);
    }
    expect(await images.read(nameOf(media.path))).not.toBeNull();
    await images.remove(media.path);
    await images.remove(media.path);
    expect(await images.read(nameOf(media.path))).toBeNull();
    expect(await readdir(folder)).toContain('secret.webp');
  });
});

describe('photos that are sent at once', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are decoded one after another when they are of one sender, and others’ meanwhile', async () => {
    const bytes = await picture(64, 64).png().toBuffer();
    const headers: (() => void)[] = [];
    const library = Object.getPrototypeOf(picture(1, 1)) as { metadata: () => Promise<Metadata> };
    const { metadata } = library;
    // The first that is done with a photo whose turn it is.
    jest.spyOn(library, 'metadata').mockImplementation(async function (this: unknown) {
      await new Promise<void>((resolve) => headers.push(resolve));
      return metadata.call(this);
    });
    const stranger = { kind: 'stranger', key: 'ana' } as const;
    const mine = Array.from({ length: 3 }, () => images.savePhoto(bytes, ANA));
    expect(headers).toHaveLength(1);
    const other = images.savePhoto(bytes, stranger);
    expect(headers).toHaveLength(2);
    headers[1]?.();
    await other;
    expect(headers).toHaveLength(2);
    for (const [n, photo] of mine.entries()) {
      headers[n === 0 ? 0 : n + 1]?.();
      await photo;
    }
    expect(headers).toHaveLength(4);
  });
});

describe('a photo that is refused', () => {
  it.each(Object.entries(HOSTILE_UPLOADS).filter(([, { status }]) => status !== 200))(
    'leaves nothing behind: %s',
    async (_what, { bytes, status }) => {
      const refusals = status === 415 ? ['notImage'] : ['tooLarge', 'tooManyPixels'];
      const refused: unknown = await images
        .savePhoto(await bytes(), ANA)
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ name: 'PhotoError' });
      expect(refusals).toContain((refused as { refusal: string }).refusal);
      await expect(readdir(folder)).resolves.toEqual([]);
    },
  );

  it('costs neither time nor memory, whatever its header promises', async () => {
    const bomb = await HOSTILE_UPLOADS['a bomb: 30,000 by 30,000 pixels in 110 kB']!.bytes();
    const before = process.memoryUsage().rss;
    const refuse = async () => {
      for (let n = 0; n < 20; n += 1) await images.savePhoto(bomb, ANA).catch(() => undefined);
    };
    expect(await leastTime(2_000, refuse)).toBeLessThan(2_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });
});

describe('a drawing of this program', () => {
  it('is kept as it is', async () => {
    const media = await images.saveDrawing('<svg/>');
    expect(await images.read(nameOf(media.path))).toMatchObject({ mimetype: 'image/svg+xml' });
  });

  it.each([
    '../secret.webp',
    '..%2fsecret.webp',
    'secret.webp',
    '',
    '/etc/passwd',
    '\0.webp',
    'x'.repeat(5_000),
  ])('cannot be read by the name %j', async (name) => {
    await images.saveDrawing('<svg/>');
    await writeFile(path.join(folder, 'secret.webp'), 'secret');
    await expect(images.read(name)).resolves.toBeNull();
  });
});
