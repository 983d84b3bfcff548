/**
 * What Ladle's own Vite gets from us: browsers of today, because stories wait for their phrases with a
 * top-level `await`; and style rules written as text, because Ladle puts its own `insertRule` and
 * `deleteRule` in place of the browser's, which lose rules when a story's global style goes.
 */
export default {
  build: { target: 'es2022' },
  define: { SC_DISABLE_SPEEDY: true },
};
