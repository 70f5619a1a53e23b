// @ts-check
// `npm run check`: types, lint with the architecture's rules, unused code, formatting.
import { runChecks } from './lib/checks.mjs';
import { root } from './lib/root.mjs';

const results = await runChecks(root);
process.exit([...results.values()].every(Boolean) ? 0 : 1);
