import { fileURLToPath, URL } from 'node:url';
import { releases } from '#scripts/generate/changes.ts';
import { componentProps } from '#scripts/generate/componentProps.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Ladle's modules that ours replace. */
const REPLACED = {
  './addon-panel': here('./replaced/nothing.ts'),
  './dialog': here('./replaced/nothing.ts'),
  './sidebar/main': here('./replaced/nothing.ts'),
  './synchronize-head': here('./replaced/children.ts'),
};

/** The components and what they import. */
const SYSTEM =
  /commonjsHelpers|\/node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion)\/|\/design\/(?:components|foundations|icons|tokens)\/.*(?<!\.(?:example|stories))\.(?:tsx?|json)$/;

/** Modules with data from the project's files. */
const MODULES = {
  'virtual:component-props': `export const componentProps = ${JSON.stringify(componentProps)}`,
  'virtual:changes': `export const releases = ${JSON.stringify(releases)}`,
};

const provideModules = {
  name: 'provide-modules',
  resolveId: (source) => (source in MODULES ? source : undefined),
  load: (id) => MODULES[id],
};

const replaceModules = {
  name: 'replace-modules-of-ladle',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    importer.includes('/@ladle/react/') ? REPLACED[source] : undefined,
};

/** Ladle's list has what a file says about its stories once for each of them, half a megabyte. */
const writeMetaOnce = {
  name: 'write-meta-once',
  transform(code, id) {
    if (!id.endsWith('virtual:generated-list')) return undefined;
    const known = [];
    const short = code.replaceAll(/(?<=\n {4}meta: )\{[^]*?\n {4}\}/g, (meta) => {
      if (!known.includes(meta)) known.push(meta);
      return `meta${known.indexOf(meta)}`;
    });
    return [...known.map((meta, index) => `const meta${index} = ${meta};`), short].join('\n');
  },
};

/** What a link preview and a bookmark show. */
const nameSite = {
  name: 'name-site',
  transformIndexHtml: (html) =>
    html
      .replace('<title>Ladle</title>', '<title>Academy design</title>')
      .replace(
        'Ladle: Playground for your React Components.',
        'Components, tokens and texts of the academy’s sign-in and registration pages.',
      ),
};

/**
 * Our changes to Ladle's Vite. The target is current browsers, because stories wait for their
 * phrases with a top-level `await`.
 *
 * Stories run the mock's own handlers in the page (`src/testing/stories/storyMock.ts`).
 * Replacements for the modules that these import from Node and json-server are in `node/`.
 */
export default {
  build: {
    target: 'es2022',
    sourcemap: true,
    // `firstPage.ts` reads it.
    manifest: true,
    rollupOptions: {
      output: {
        onlyExplicitManualChunks: true,
        // Every page needs the first, the overview and the search all of the second: two requests
        // instead of a hundred.
        manualChunks: (id) => {
          if (/\.(?:docs|example)\.tsx/.test(id)) return 'docs';
          return SYSTEM.test(id) ? 'system' : undefined;
        },
      },
    },
  },
  plugins: [replaceModules, provideModules, writeMetaOnce, nameSite],
  define: { BUILD_ID: '"development"', setImmediate: 'setTimeout' },
  resolve: {
    alias: {
      'prism-react-renderer': here('./replaced/nothing.ts'),
      'react-inspector': here('./replaced/nothing.ts'),
      'json-server': here('./node/jsonServer.ts'),
      pngjs: here('./node/pngjs.ts'),
      'node:crypto': here('./node/packing.ts'),
      'node:zlib': here('./node/packing.ts'),
    },
  },
};
