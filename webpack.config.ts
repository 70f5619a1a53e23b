import path from 'node:path';
import type { PluginObj } from '@babel/core';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import {
  DefinePlugin,
  NormalModuleReplacementPlugin,
  optimize,
  type ChunkGraph,
  type Compiler,
  type Configuration,
  type Module,
  type RuleSetUseItem,
} from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { version } from './package.json';
import { contentSecurityPolicy } from './src/server/http/contentSecurityPolicy';

type Mode = 'production' | 'development';

const root = __dirname;

/**
 * The chunks that are whole by themselves: workers, which have no use for what screens need, and what developers see.
 * What they share with the console is in both, so that the console's own files are cut as if they were not there.
 */
const APART: unknown[] = ['catalog-worker', 'recording-worker', 'devtools'];

/** esbuild turns TypeScript into JavaScript and checks no types: `npm run check` does. */
const typescript: RuleSetUseItem = {
  loader: 'esbuild-loader',
  options: { target: 'es2022', jsx: 'automatic', tsconfig: path.join(root, 'tsconfig.json') },
};

/** Takes away the names that only React's developer tools read: they keep alive what nobody uses. */
const withoutDisplayNames = (): PluginObj => ({
  visitor: {
    ExpressionStatement(statement) {
      const { expression } = statement.node;
      if (expression.type !== 'AssignmentExpression') return;
      const { left } = expression;
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (left.property.name === 'displayName') statement.remove();
    },
  },
});

/** The router's build does not say that its components may be left out where nothing uses them: this does. */
const onlyWhatIsUsed: RuleSetUseItem = {
  loader: 'babel-loader',
  options: {
    babelrc: false,
    configFile: false,
    plugins: [
      require.resolve('@babel/plugin-transform-react-pure-annotations'),
      withoutDisplayNames,
    ],
  },
};

/** No button draws a ripple (console/ui/theme/components.ts), so what draws it stays out. */
const WITHOUT_RIPPLE = new NormalModuleReplacementPlugin(
  /^\.\/TouchRipple\.mjs$/,
  path.join(root, 'src/console/ui/theme/noRipple.ts'),
);

/**
 * Tells the page's first script which files the desk has, and each language (console/app/start.ts), and has the browser
 * download the configuration beside the scripts, for which they would wait.
 */
class TellFirstScript {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('TellFirstScript', (compilation) => {
      const filesOf = (group: string) =>
        (compilation.namedChunkGroups.get(group)?.getFiles() ?? [])
          .filter((file) => file.endsWith('.js'))
          .map((file) => `/${file}`)
          .join(' ');
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('TellFirstScript', (page) => {
        const [first] = page.assetTags.scripts;
        if (!first) throw new Error('The page has no script');
        Object.assign(first.attributes, {
          'data-desk': filesOf('desk'),
          'data-pt': filesOf('pt-BR'),
          'data-en': filesOf('en'),
        });
        page.assetTags.meta.push(
          HtmlWebpackPlugin.createHtmlTagObject('link', {
            rel: 'preload',
            as: 'fetch',
            href: '/config.json',
            crossorigin: true,
          }),
        );
        return page;
      });
    });
  }
}

/** Marks components and their hooks for hot reload, on what esbuild made of a file. */
const reactRefresh: RuleSetUseItem = {
  loader: 'babel-loader',
  options: { babelrc: false, configFile: false, plugins: ['react-refresh/babel'] },
};

/** The host and its proxies are scripts/dev.mjs's business. */
const devServer: DevServerConfiguration = {
  hot: true,
  historyApiFallback: { rewrites: [{ from: /^\/replay(\/|$)/, to: '/replay/index.html' }] },
  static: false,
  headers: { 'Content-Security-Policy': contentSecurityPolicy({ apiUrl: '', couponUrl: '' }) },
  // Its overlay is a frame with inline styles, which the policy refuses: errors stand in the console.
  client: { overlay: false, logging: 'warn' },
};

/** A recording says which program it was made by, and whoever replays one compares. */
const programNames = (commit: string) =>
  new DefinePlugin({
    'process.env.VERSION': JSON.stringify(version),
    'process.env.COMMIT': JSON.stringify(commit),
  });

const fileNames = (mode: Mode): Configuration['output'] => {
  const name = mode === 'production' ? 'js/[name].[contenthash:10].js' : 'js/[name].js';
  return {
    filename: name,
    chunkFilename: name,
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  };
};

/** What both builds have. */
function common(mode: Mode): Omit<Configuration, 'devServer'> {
  const production = mode === 'production';
  return {
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@': path.join(root, 'src'),
        // Only emotion's `withTheme` calls it, which nobody uses, and its module cannot be left out by itself.
        'hoist-non-react-statics$': false,
        // The socket never goes over it (console/realtime/ioSocket.ts).
        [path.join(root, 'node_modules/engine.io-client/build/esm/transports/webtransport.js')]:
          false,
        // It offers its build without development warnings under no condition that webpack knows.
        ...(production
          ? {
              'react-router$': path.join(
                root,
                'node_modules/react-router/dist/production/index.mjs',
              ),
            }
          : {}),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: production ? [typescript] : [reactRefresh, typescript],
        },
        ...(production
          ? [{ test: /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/, use: [onlyWhatIsUsed] }]
          : []),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/**
 * The console's build: static, with nothing of a deployment in it (wire: build). Everything runs under the strict
 * policy (wire: csp), in development too: no eval, no inline script or style, workers and scripts from our own origin.
 *
 * @param commit the one that is built, for recordings
 */
export default function webpackConfig(
  mode: Mode,
  commit: string,
): Configuration & { devServer?: DevServerConfiguration } {
  const production = mode === 'production';
  return {
    ...common(mode),
    entry: { start: './src/console/app/start.ts', main: './src/console/main.tsx' },
    output: {
      ...fileNames(mode),
      path: path.join(root, 'dist/console'),
      publicPath: '/',
      clean: { keep: /^replay\// },
    },
    plugins: [
      programNames(commit),
      WITHOUT_RIPPLE,
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        scriptLoading: 'defer',
        chunks: ['start', 'main'],
        chunksSortMode: 'manual',
      }),
      new TellFirstScript(),
      new CopyPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html'] }, noErrorOnMissing: true },
        ],
      }),
      ...(production ? [] : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // Names between our own files, which nobody reads: the shortest.
      mangleExports: 'size',
      splitChunks: {
        chunks: (chunk) => !APART.includes(chunk.name),
        cacheGroups: {
          // What the desk needs at once is one file: many small ones compress worse. The screens that come later do not
          // bring it again. What shows toasts needs nothing of it: it tells of a desk that cannot be downloaded.
          desk: {
            test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
              const names = [...chunkGraph.getModuleChunks(module)].map(({ name }) => name);
              return names.includes('desk') && !names.includes('toasts');
            },
            chunks: (chunk) => !chunk.canBeInitial() && !APART.includes(chunk.name),
            name: 'desk-shared',
            priority: 5,
            enforce: true,
          },
          // What the entry needs of node_modules changes seldom: one file that a browser keeps.
          vendor: {
            test: /[\\/]node_modules[\\/]/,
            chunks: (chunk) => chunk.canBeInitial() && !APART.includes(chunk.name),
            name: 'vendor',
            priority: 10,
          },
        },
      },
    },
    ...(production ? {} : { devServer }),
  };
}

/**
 * The build of the page that replays recordings, beside the console's. It is apart, so that the console's files are cut
 * as if it were not there; it has the console's screens in it.
 *
 * @param commit the one that is built, to compare with that of a recording
 */
export function replayConfig(mode: Mode, commit: string): Configuration {
  return {
    ...common(mode),
    entry: { replay: './src/replay/page/main.tsx' },
    output: {
      ...fileNames(mode),
      path: path.join(root, 'dist/console/replay'),
      publicPath: '/replay/',
    },
    plugins: [
      programNames(commit),
      WITHOUT_RIPPLE,
      new HtmlWebpackPlugin({ template: 'public/index.html', scriptLoading: 'defer' }),
      // One file: a screen that comes into sight must not have to be downloaded first.
      new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(mode === 'production' ? [] : [new ReactRefreshPlugin({ overlay: false })]),
    ],
  };
}
