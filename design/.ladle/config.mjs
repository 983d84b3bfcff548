/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: '{design,src}/**/*.stories.tsx',
  addons: { a11y: { enabled: true } },
};
