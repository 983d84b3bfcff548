/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: '{design,src}/**/*.stories.tsx',
  viteConfig: 'design/.ladle/vite.config.mjs',
  host: '127.0.0.1',
  port: Number(process.env.PORT || 61_000),
  // Relative, so that the built site works in any folder.
  base: './',
  defaultStory: 'overview--welcome',
  // Keys belong to our shell (`design/docs/shell`) and to the stories.
  hotkeys: Object.fromEntries(
    [
      'search',
      'nextStory',
      'previousStory',
      'nextComponent',
      'previousComponent',
      'control',
      'darkMode',
      'fullscreen',
      'width',
      'rtl',
      'source',
      'a11y',
    ].map((name) => [name, '']),
  ),
  // Our shell replaces all of these. `npm run test:matrix` checks accessibility.
  addons: Object.fromEntries(
    ['a11y', 'control', 'theme', 'rtl', 'width', 'ladle', 'source', 'action', 'mode'].map(
      (name) => [name, { enabled: false }],
    ),
  ),
};
