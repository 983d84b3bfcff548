/**
 * Prints examples in their colors, and sets the theme before the first paint. Ladle's own script
 * does the same, but loads with the page. For the system's theme Ladle lacks its dark colors.
 */
const themeHead = `<style>
html { print-color-adjust: exact; }
@media (prefers-color-scheme: dark) {
  [data-theme='auto'] { --ladle-bg-color-primary: #141414; --ladle-color-primary: #f6f6f6; }
}
</style>
<script>
document.documentElement.dataset.theme =
  /[?&]theme=(light|dark)/.exec(location.search)?.[1] ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
</script>`;

/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: '{design,src}/**/*.stories.tsx',
  viteConfig: 'design/.ladle/vite.config.mjs',
  host: '127.0.0.1',
  port: Number(process.env.PORT || 61_000),
  // Relative, so that the built site works in any folder.
  base: './',
  defaultStory: 'overview--welcome',
  appendToHead: themeHead,
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
  // Our shell replaces all of these. the browser tests of `e2e/matrix` check accessibility.
  addons: {
    ...Object.fromEntries(
      ['a11y', 'control', 'rtl', 'width', 'ladle', 'source', 'action', 'mode'].map((name) => [
        name,
        { enabled: false },
      ]),
    ),
    // The system's, unless the address names one.
    theme: { enabled: false, defaultState: 'auto' },
  },
};
