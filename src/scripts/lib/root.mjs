// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was started from. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(
  new RegExp(`\\${path.sep}$`),
  '',
);
