import { fileURLToPath, URL } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What Ladle's own Vite gets from us: browsers of today, because stories wait for their phrases with a
 * top-level `await`; and style rules written as text, because Ladle puts its own `insertRule` and
 * `deleteRule` in place of the browser's, which lose rules when a story's global style goes.
 *
 * Stories run the mock's own handlers in the page (`src/testing/stories/storyMock.ts`): what these import of Node
 * and json-server stands in `node/`.
 */
export default {
  build: { target: 'es2022' },
  define: { SC_DISABLE_SPEEDY: true, BUILD_ID: '"development"', setImmediate: 'setTimeout' },
  resolve: {
    alias: {
      'json-server': here('./node/jsonServer.ts'),
      pngjs: here('./node/pngjs.ts'),
      'node:crypto': here('./node/packing.ts'),
      'node:zlib': here('./node/packing.ts'),
    },
  },
};
