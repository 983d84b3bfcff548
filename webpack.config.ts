import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { hintFirstScripts } from '#scripts/build/firstScripts.ts';
import { integrityOf } from '#scripts/build/integrity.ts';
import { sourcesHash } from '#scripts/build/sourcesHash.ts';
import { readDeploymentFile } from '#scripts/serve/deploymentFile.ts';

export type Mode = 'development' | 'production';

const OUTPUT = resolve('dist');
/** Output folder of the programs for pre-rendering. Nothing in it is served. */
export const PRERENDERING = '.cache/prerendering';
/** The name in the `new Worker` call. */
const SHEET_WORKER = 'sheet-worker';
/** Output file of the verification-code script, relative to the root of the served files. */
const VERIFICATION_CODE = 'static/verification-code.js';
const LIBRARIES = /[\\/]node_modules[\\/]/;
/**
 * One barrel exports all components. A component that only a lazy part uses must go into that part,
 * not into the first bundle.
 */
const PURE_RULE = { test: /[\\/]design[\\/].*\.tsx?$/, sideEffects: false };
/**
 * Hot reload is enabled here instead of in the dev server, which would add it to the second build
 * too.
 */
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
      // Webpack removes the folder's name from a source map that is an object, but not from a text.
      // With it, the same sources would give other files in another folder.
      sourceMaps: true,
      parseMap: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
        },
        // The same class names in the pre-rendered page and in the app, in whatever order their
        // modules run.
        experimental: {
          plugins: [
            ['@swc/plugin-styled-components', { displayName: false, fileName: false, pure: true }],
          ],
        },
      },
    },
  };
}

/**
 * The id of the build, and the hash of the verification-code script, which is built before the
 * scripts that load it.
 */
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
    // Never `eval`, because development uses the same content security policy as production.
    devtool: mode === 'development' ? 'cheap-module-source-map' : 'source-map',
    // A later `npm start` reads the modules that did not change from disk.
    cache: mode === 'development' && {
      type: 'filesystem',
      cacheDirectory: resolve('.cache/webpack'),
      buildDependencies: { config: [resolve('webpack.config.ts')] },
    },
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

/** The app: hashed names, separate libraries, integrity on every script. */
function appConfig(mode: Mode): Configuration {
  const isDevelopment = mode === 'development';
  const base = shared(mode);
  return {
    ...base,
    name: 'app',
    dependencies: ['verification-code'],
    entry: { main: [...(isDevelopment ? HOT_ENTRIES : []), './src/main.tsx'] },
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
        // A worker is one separate file; otherwise it would load the page's libraries to read a
        // list.
        chunks: ({ name }) => name !== SHEET_WORKER,
        cacheGroups: {
          // A library that only one part uses belongs to that part, because each additional file
          // costs the first screen its integrity hash.
          defaultVendors: false,
          // They change less often than the app, and stay in users' caches.
          libraries: {
            test: LIBRARIES,
            name: 'libraries',
            chunks: 'initial',
            priority: 1,
            enforce: true,
          },
        },
      },
    },
    plugins: [
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
            // styled-components inserts rules through the CSSOM, as in production, because the
            // policy forbids style texts.
            new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
          ]
        : [hintFirstScripts(), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })]),
    ],
  };
}

/** The verification-code script (D23): one file with a fixed name that depends on no other. */
function verificationCodeConfig(mode: Mode): Configuration {
  return {
    ...shared(mode),
    name: 'verification-code',
    entry: { 'verification-code': './src/shared/api/client-id/script/index.ts' },
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
 * The inline scripts of the pre-rendered pages. They are not served separately, but become part of
 * those pages.
 */
function earlyConfig(): Configuration {
  return {
    ...shared('production'),
    name: 'early',
    devtool: false,
    entry: {
      early: './src/app/first-paint/early/early.ts',
      'early-agreement': './src/app/first-paint/early/earlyAgreement.ts',
    },
    output: { path: resolve(PRERENDERING), filename: '[name].js' },
    module: { rules: [swcRule(false)] },
  };
}

/**
 * The program that renders the sign-in page at build time in Node, with the app's own components.
 */
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

/** The builds of the project. They share no chunks. Only production pre-renders. */
export function webpackConfigs(mode: Mode): Configuration[] {
  const served = [appConfig(mode), verificationCodeConfig(mode)];
  return mode === 'production' ? [...served, earlyConfig(), prerenderConfig()] : served;
}

export default (_environment: unknown, { mode = 'production' }: { mode?: Mode }): Configuration[] =>
  webpackConfigs(mode);
