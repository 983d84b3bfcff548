/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: '{design,src}/**/*.stories.tsx',
  viteConfig: 'design/.ladle/vite.config.mjs',
  // Relative, so that the built site works in any folder.
  base: './',
  defaultStory: 'overview--welcome',
  // Ladle serialises this function, so it can use only its parameter.
  storyOrder: (stories) => {
    const groups = [
      'overview--',
      'foundations--',
      'components--',
      'sign-in--',
      'restoration--',
      'pages--',
      'join--',
      'pickers--',
      'import-of-members--',
    ];
    const first = ['welcome', 'documentation', 'atlas', 'rest'];
    const rank = (list, matches) => (list.findIndex(matches) + list.length + 1) % (list.length + 1);
    const placeOf = (story) => [
      rank(groups, (group) => story.startsWith(group)),
      story.slice(0, story.lastIndexOf('--')),
      rank(first, (name) => story.endsWith(`--${name}`)),
    ];
    return stories
      .map((story, index) => ({ story, place: [...placeOf(story), index] }))
      .sort((one, other) => {
        const at = one.place.findIndex((part, index) => part !== other.place[index]);
        return at < 0 ? 0 : one.place[at] < other.place[at] ? -1 : 1;
      })
      .map(({ story }) => story);
  },
  addons: {
    // `npm run test:matrix` checks every story. This add-on does not look into frames and would
    // report no problems there.
    a11y: { enabled: false },
    // Our view (`ViewControls.tsx`) replaces these, so that all settings are in one place and in
    // the address.
    control: { enabled: false },
    theme: { enabled: false },
    rtl: { enabled: false },
    width: { enabled: false },
    ladle: { enabled: false },
  },
};
