// @ts-check
// `npm run check`: types, lint with the architecture's rules, unused code, formatting.
import { beginChecks } from './lib/checks.mjs';
import { root } from './lib/root.mjs';

const results = await beginChecks(root).results;
process.exit(results.every(Boolean) ? 0 : 1);
