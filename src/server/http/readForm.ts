import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { PHOTO_MAX_BYTES } from '@/domain/validation/photo';
import { addressKey } from '@/server/limits/attemptLimiter';
import { accountText, photoText } from '@/server/text/accounts';
import { httpText } from '@/server/text/http';
import { HttpError } from '@/server/errors/httpError';

/** The one file that a form may carry (wire: upload-limits). */
const FILE_FIELD = 'foto';
/** What stands beside the file in the body of a form. */
const MAX_FIELD_BYTES = 4 * 1024;
const MAX_FIELDS = 10;
const MAX_FORM_BYTES = PHOTO_MAX_BYTES + MAX_FIELDS * MAX_FIELD_BYTES + 16 * 1024;

/** For the multipart plugin: nothing that comes in can take more memory than this. */
export const FORM_LIMITS = {
  files: 1,
  fileSize: PHOTO_MAX_BYTES,
  fields: MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  fieldNameSize: 100,
  headerPairs: 20,
  parts: MAX_FIELDS + 1,
};

/** How many forms are taken in at once, since each may hold a photo in memory: of everybody, and of one address. */
const MAX_AT_ONCE = 16;
const MAX_AT_ONCE_OF_ONE = 6;

/** A form as it came in: its fields as text, not yet checked, and the picture's bytes if there is one. */
interface Form {
  fields: Readonly<Record<string, unknown>>;
  foto: Buffer | null;
}

export type ReadForm = (request: FastifyRequest) => Promise<Form>;

/**
 * @returns what reads a multipart body whole, within the limits above. It rejects with HttpError: 415 for another
 *   type, 413 for too much, 400 for what is no form, 429 or 503 while too many are being read.
 */
export function createFormReader(): ReadForm {
  const reading = new Map<string, number>();
  let all = 0;

  return async (request) => {
    if (!request.isMultipart()) throw new HttpError(415, httpText.unsupportedMedia);
    if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) {
      throw new HttpError(413, photoText.tooLarge);
    }
    const address = addressKey(request.ip);
    const ofOne = reading.get(address) ?? 0;
    if (ofOne >= MAX_AT_ONCE_OF_ONE) throw new HttpError(429, accountText.tooManyUploads, 1);
    if (all >= MAX_AT_ONCE) throw new HttpError(503, httpText.unavailable, 1);
    reading.set(address, ofOne + 1);
    all += 1;
    try {
      return await readParts(request);
    } catch (error) {
      // What is still to come is read away: the connection serves its next request.
      request.raw.unpipe();
      request.raw.resume();
      throw toFormError(error);
    } finally {
      all -= 1;
      const left = (reading.get(address) ?? 1) - 1;
      if (left > 0) reading.set(address, left);
      else reading.delete(address);
    }
  };
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const fields: Record<string, unknown> = {};
  let foto: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') foto = await readFile(part);
    else readField(part, fields);
  }
  return { fields, foto };
}

function readField(part: Exclude<Multipart, MultipartFile>, fields: Record<string, unknown>): void {
  const { fieldname, value } = part;
  if (part.fieldnameTruncated || part.valueTruncated || Object.hasOwn(fields, fieldname)) {
    throw new HttpError(400, httpText.badInput);
  }
  if (fieldname !== FILE_FIELD) fields[fieldname] = value;
  // Text where the picture should be: an empty field is none chosen.
  else if (value !== '') throw new HttpError(415, photoText.notImage);
}

/** @returns null for what a browser sends when no file was chosen: one without a name and without a byte. */
async function readFile(part: MultipartFile): Promise<Buffer | null> {
  if (part.fieldname !== FILE_FIELD) throw new HttpError(400, httpText.badInput);
  const bytes = await part.toBuffer();
  return bytes.length === 0 && !part.filename ? null : bytes;
}

/** The plugin's errors carry a status; its parser's own, such as for a missing boundary, do not. */
function toFormError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new HttpError(413, photoText.tooLarge);
  if (statusCode === 413) return new HttpError(413, httpText.tooLarge);
  return new HttpError(400, httpText.badInput);
}
