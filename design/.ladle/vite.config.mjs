/**
 * What Ladle's own Vite gets from us: browsers of today, because stories wait for their phrases with a
 * top-level `await`.
 * @type {import('vite').UserConfig}
 */
export default {
  build: { target: 'es2022' },
};
