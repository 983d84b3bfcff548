/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: '{design,src}/**/*.stories.tsx',
  viteConfig: 'design/.ladle/vite.config.mjs',
  addons: { a11y: { enabled: true } },
};
