// @ts-check
// `npm run bench [-- NAME…]`: the measurements of src/bench, on the production build; only `orders` needs neither that nor a
// browser.
import { provideBrowser } from './lib/browser.mjs';
import { buildNeeded } from './lib/buildStamp.mjs';
import { prepare } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

process.exit(await main());

async function main() {
  const trouble = await prepare(root);
  if (trouble !== undefined) return refuse(trouble);
  const words = process.argv.slice(2);
  if (words.length > 0 && words.every((word) => word === 'orders')) return measure(words, {});
  if (buildNeeded(root)) {
    const { code } = await run(process.execPath, ['src/scripts/build.mjs'], { cwd: root });
    if (code !== 0) return code;
  }
  const browser = await provideBrowser(root);
  if ('trouble' in browser) return refuse(browser.trouble);
  return measure(words, { CHROMIUM_PATH: browser.path });
}

/** @param {string[]} words @param {Record<string, string>} env */
async function measure(words, env) {
  const { code } = await run(
    process.execPath,
    ['--require', 'esbuild-register', 'src/bench/run.ts', ...words],
    { cwd: root, env: { ...env, NODE_ENV: 'production' } },
  );
  return code;
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  return 1;
}
