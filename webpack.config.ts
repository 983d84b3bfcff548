import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { hintFirstScripts } from '#scripts/build/firstScripts.ts';
import { integrityOf } from '#scripts/build/integrity.ts';
import { notNeededBy } from '#scripts/build/notNeededBy.ts';
import { RunFirst } from '#scripts/build/runFirst.ts';
import { sourcesHash } from '#scripts/build/sourcesHash.ts';
import { loadErrorTexts } from '#scripts/build/stoppedWords.ts';
import { readDeploymentFile } from '#scripts/serve/deploymentFile.ts';

export type Mode = 'development' | 'production';

const OUTPUT = resolve('dist');
/** Where the pre-rendering's own programs are built; nothing of it is served. */
export const PRERENDERING = '.cache/prerendering';
/** As `new Worker` calls it. */
const SHEET_WORKER = 'sheet-worker';
/** What the build of the verification-code script writes, from the root of all that is served. */
const VERIFICATION_CODE = 'static/verification-code.js';
/** The entry of the app, and its own script. */
const MAIN = 'main';
/** The one name on `window` that webpack needs in a foreign page; not the app's. */
const FILES_OF_EMBEDDED = 'webpackChunkacademy_embedded';
/** As `fetchAppChunk` calls it. */
const REST = 'rest';
/** What asks for the rest of the app. */
const ASKS_FIRST = './src/app/first-paint/requestAppChunk.ts';
const LIBRARIES = /[\\/]node_modules[\\/]/;
/** One barrel gives all components: what only a part loaded later uses must go with that part, not into the first bundle. */
const PURE_RULE = { test: /[\\/]design[\\/].*\.tsx?$/, sideEffects: false };
/** Hot reload by hand and not by the dev server's own switch, which would put it into the second build too. */
const HOT_ENTRIES = [
  'webpack/hot/dev-server.js',
  'webpack-dev-server/client/index.js?hot=true&live-reload=true&overlay=false',
];

function swcRule(isDevelopment: boolean): webpack.RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      // Webpack takes the folder's name out of a source map that is an object, and not out of a text: with it in there, the
      // same sources would be other files in another folder.
      sourceMaps: true,
      parseMap: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
        },
        // Class names that the pre-rendered page and the app agree about, whatever order their modules run in.
        experimental: {
          plugins: [
            ['@swc/plugin-styled-components', { displayName: false, fileName: false, pure: true }],
          ],
        },
      },
    },
  };
}

/** Says which build it is, and which content the verification-code script must have, which is built before those who ask. */
function buildFacts(mode: Mode): webpack.DefinePlugin {
  const isBuild = mode === 'production';
  const hash = () => JSON.stringify(isBuild ? integrityOf(OUTPUT, VERIFICATION_CODE) : '');
  return new webpack.DefinePlugin({
    BUILD_ID: JSON.stringify(isBuild ? sourcesHash() : 'development'),
    VERIFICATION_CODE_INTEGRITY: webpack.DefinePlugin.runtimeValue(hash, true),
  });
}

function shared(mode: Mode): Configuration {
  return {
    mode,
    target: ['web', 'es2022'],
    // Never `eval`: development runs under the same content security policy as production.
    devtool: mode === 'development' ? 'cheap-module-source-map' : 'source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { 'object.entries$': resolve('scripts/build/objectEntries.cjs') },
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          extractComments: false,
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** The app: hashed names, the libraries apart, integrity on every script. */
function appConfig(mode: Mode): Configuration {
  const isDevelopment = mode === 'development';
  const base = shared(mode);
  return {
    ...base,
    name: 'app',
    dependencies: ['verification-code'],
    entry: { [MAIN]: [...(isDevelopment ? HOT_ENTRIES : []), ASKS_FIRST, './src/main.tsx'] },
    output: {
      path: OUTPUT,
      publicPath: '/',
      filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: { keep: /^static[\\/]/ },
      chunkLoadTimeout: 15_000,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'academy-bundle' },
    },
    module: { rules: [PURE_RULE, swcRule(isDevelopment)] },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // A worker is one file of its own: it would load the page's libraries otherwise, to read a list.
        chunks: ({ name }) => name !== SHEET_WORKER,
        cacheGroups: {
          // A library that one part alone uses belongs to that part; each file more costs the first screen its integrity.
          defaultVendors: false,
          // They change less than the app, and stay in a visitor's cache.
          libraries: {
            test: LIBRARIES,
            name: 'libraries',
            chunks: 'initial',
            priority: 1,
            enforce: true,
          },
          // What asks for the rest comes sooner without all that it does not need.
          frame: {
            test: notNeededBy(resolve(ASKS_FIRST)),
            name: 'frame',
            chunks: ({ name }) => name === MAIN,
            enforce: true,
          },
          moreLibraries: {
            test: LIBRARIES,
            name: 'more-libraries',
            chunks: ({ name }) => name === REST,
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/react-deps\.js$/,
        resolve('scripts/build/routerReact.mjs'),
      ),
      new webpack.DefinePlugin({ STOPPED_WORDS: JSON.stringify(loadErrorTexts) }),
      buildFacts(mode),
      new HtmlWebpackPlugin({
        template: 'src/index.html',
        favicon: 'src/favicon.svg',
        scriptLoading: 'defer',
        templateParameters: () => ({
          deployment: isDevelopment ? readDeploymentFile().text : '{}',
        }),
      }),
      ...(isDevelopment
        ? [
            new webpack.HotModuleReplacementPlugin(),
            new ReactRefreshPlugin({ overlay: false }),
            // styled-components inserts through the CSSOM, as in production: the policy forbids style texts.
            new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
          ]
        : [
            hintFirstScripts(),
            new RunFirst(MAIN, ASKS_FIRST),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
          ]),
    ],
  };
}

/** The verification-code script (D23): one file of a fixed name that depends on no other. */
function verificationCodeConfig(mode: Mode): Configuration {
  return {
    ...shared(mode),
    name: 'verification-code',
    entry: { 'verification-code': './src/shared/client-id/script/index.ts' },
    output: {
      path: resolve(OUTPUT, 'static'),
      publicPath: '/static/',
      filename: '[name].js',
      clean: true,
    },
    module: { rules: [swcRule(false)] },
  };
}

/**
 * The sign-in dialog for foreign pages (docs/embedding.md): a small script of a fixed name and, beside the app's own files,
 * those that it fetches. A build of its own, with its own React and in a shadow tree; it shares nothing with the page.
 */
function embedConfig(): Configuration {
  const base = shared('production');
  return {
    ...base,
    name: 'sign-in',
    // After those that empty their folders.
    dependencies: ['app', 'verification-code'],
    entry: { 'sign-in': './src/app/embed/signIn.ts' },
    output: {
      path: OUTPUT,
      // The script says it itself, for it knows where it came from.
      publicPath: '',
      filename: 'static/[name].js',
      chunkFilename: 'assets/sign-in.[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: 'academy-embedded',
      chunkLoadingGlobal: FILES_OF_EMBEDDED,
      chunkLoadTimeout: 15_000,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'academy-sign-in' },
    },
    module: { rules: [PURE_RULE, swcRule(false)] },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: ({ name }) => name !== SHEET_WORKER },
    },
    plugins: [
      buildFacts('production'),
      hintFirstScripts(),
      // Webpack takes what stands on `window` for its list of files; declared, the name is no element of the page.
      new webpack.BannerPlugin({
        banner: `var ${FILES_OF_EMBEDDED};`,
        raw: true,
        entryOnly: true,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      new webpack.NormalModuleReplacementPlugin(
        /foundations[\\/]pageRoots$/,
        resolve('src/app/embed/pageRoots.ts'),
      ),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    ],
  };
}

/** The inline script of the pre-rendered page. Not served: it becomes part of that page. */
function earlyConfig(): Configuration {
  return {
    ...shared('production'),
    name: 'early',
    devtool: false,
    entry: { early: './src/app/first-paint/early/early.ts' },
    output: { path: resolve(PRERENDERING), filename: '[name].js' },
    module: { rules: [swcRule(false)] },
  };
}

/** What draws the sign-in page at build time, for Node: the app's own components. */
function prerenderConfig(): Configuration {
  return {
    ...shared('production'),
    name: 'prerender',
    target: 'node20',
    devtool: false,
    entry: { prerender: './src/app/first-paint/prerender.tsx' },
    output: {
      path: resolve(PRERENDERING),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager', worker: false } },
      rules: [PURE_RULE, swcRule(false)],
    },
    optimization: { minimize: false },
  };
}

/** The builds of the project; they share no chunk. Only production pre-renders. */
export function webpackConfigs(mode: Mode): Configuration[] {
  const served = [appConfig(mode), verificationCodeConfig(mode)];
  return mode === 'production'
    ? [...served, embedConfig(), earlyConfig(), prerenderConfig()]
    : served;
}

export default (_environment: unknown, { mode = 'production' }: { mode?: Mode }): Configuration[] =>
  webpackConfigs(mode);
