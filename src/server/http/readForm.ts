import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { PHOTO_MAX_BYTES } from '@/domain/validation/photo';
import { addressKey } from '@/server/limits/attemptLimiter';
import { accountText, photoText } from '@/server/text/accounts';
import { httpText } from '@/server/text/http';
import { HttpError } from '@/server/errors/httpError';
import { callerAddress } from './callerAddress';

/** The name of the only file that a form may carry (wire: upload-limits). */
const FILE_FIELD = 'foto';
/** The limits of the text fields in a form. */
const MAX_FIELD_BYTES = 4 * 1024;
const MAX_FIELDS = 10;
const MAX_FORM_BYTES = PHOTO_MAX_BYTES + MAX_FIELDS * MAX_FIELD_BYTES + 16 * 1024;

/** Options for the multipart plugin: no input can take more memory than this. */
export const FORM_LIMITS = {
  files: 1,
  fileSize: PHOTO_MAX_BYTES,
  fields: MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  fieldNameSize: 100,
  headerPairs: 20,
  parts: MAX_FIELDS + 1,
};

/**
 * How many forms arrive or wait for their turn at once, because each may hold a photo in memory: of strangers in total
 * and of everybody signed in, and of one sender. The two have places of their own (wire: upload-limits).
 */
const MAX_AT_ONCE = 16;
const MAX_AT_ONCE_OF_ONE = 6;

/** A received form: its fields as unchecked text, and the picture's bytes if there is one. */
interface Form {
  fields: Readonly<Record<string, unknown>>;
  foto: Buffer | null;
}

/** @param onArrived called with the whole form, which keeps its place among the forms until that has ended. */
export type ReadForm = (
  request: FastifyRequest,
  onArrived: (form: Form) => Promise<void>,
) => Promise<void>;

/**
 * @returns a function that reads a complete multipart body within the limits above. It rejects with HttpError: 415 for
 * another type, 413 for too much, 400 for an invalid form, 429 or 503 while too many are being read; and with whatever
 * `onArrived` rejects with.
 */
export function createFormReader(): ReadForm {
  const reading = new Map<string, number>();
  const allOf = { stranger: 0, signedIn: 0 };

  return async (request, onArrived) => {
    if (!request.isMultipart()) throw new HttpError(415, httpText.unsupportedMedia);
    if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) {
      throw new HttpError(413, photoText.tooLarge);
    }
    const { session } = request;
    const kind = session ? 'signedIn' : 'stranger';
    const sender = session
      ? `person:${session.person.id}`
      : `from:${addressKey(callerAddress(request))}`;
    const ofOne = reading.get(sender) ?? 0;
    if (ofOne >= MAX_AT_ONCE_OF_ONE) throw new HttpError(429, accountText.tooManyUploads, 1);
    if (allOf[kind] >= MAX_AT_ONCE) throw new HttpError(503, httpText.unavailable, 1);
    reading.set(sender, ofOne + 1);
    allOf[kind] += 1;
    try {
      await onArrived(await readWhole(request));
    } finally {
      allOf[kind] -= 1;
      const left = (reading.get(sender) ?? 1) - 1;
      if (left > 0) reading.set(sender, left);
      else reading.delete(sender);
    }
  };
}

async function readWhole(request: FastifyRequest): Promise<Form> {
  try {
    // The plugin hears only of a connection that breaks from now on, and would wait for this body for ever.
    if (request.raw.destroyed) throw new HttpError(408, httpText.timeout);
    return await readParts(request);
  } catch (error) {
    // Reads and discards the rest, so that the connection can serve its next request.
    request.raw.unpipe();
    request.raw.resume();
    throw toFormError(error);
  }
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
  // There is text where the picture should be. An empty field means that none was chosen.
  else if (value !== '') throw new HttpError(415, photoText.notImage);
}

/** @returns null when no file was chosen: a browser then sends one without a name and without content. */
async function readFile(part: MultipartFile): Promise<Buffer | null> {
  if (part.fieldname !== FILE_FIELD) throw new HttpError(400, httpText.badInput);
  const bytes = await part.toBuffer();
  return bytes.length === 0 && !part.filename ? null : bytes;
}

/** The plugin's errors carry a status; those of its parser, such as for a missing boundary, do not. */
function toFormError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new HttpError(413, photoText.tooLarge);
  if (statusCode === 413) return new HttpError(413, httpText.tooLarge);
  return new HttpError(400, httpText.badInput);
}
