// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, from whatever folder the command was started. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(
  new RegExp(`\\${path.sep}$`),
  '',
);
