import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import webpackConfig from '../../webpack.config';

/** The two modules by which main.tsx records, as it imports them. The keeper and its worker come through the second. */
const IMPORTS_OF_MAIN = /^\.\/(app\/recording\/createRecording|recording\/recorder)$/;

/** A console that was built for a measurement. */
interface Built {
  folder: string;
  remove: () => Promise<void>;
}

/**
 * Builds the console as `npm run build` does, except that main.tsx is given recorderOff.ts for its recorder. The product
 * has no switch for it, and needs none: to let the built one record and throw it away, or to hold back its worker alone,
 * would leave a part of the cost on both sides of the comparison.
 */
export async function buildWithoutRecorder(): Promise<Built> {
  const folder = await mkdtemp(path.join(tmpdir(), 'balcao-bench-console-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const config = webpackConfig('production', 'bench');
  try {
    await build({
      ...config,
      devtool: false,
      output: { ...config.output, path: folder },
      plugins: [
        ...(config.plugins ?? []),
        new NormalModuleReplacementPlugin(IMPORTS_OF_MAIN, require.resolve('./recorderOff')),
      ],
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}

async function build(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
}
