/**
 * Replaces what our shell makes superfluous in Ladle, so that readers do not load it: its list, its
 * buttons with their dialogs, and the highlighting of code (`vite.config.mjs`).
 */
const nothing = (): null => null;

export default nothing;
export {
  nothing as DialogContent,
  nothing as DialogOverlay,
  nothing as Highlight,
  nothing as Inspector,
};
export const chromeLight = {};
export const chromeDark = {};
export const themes = { github: {}, nightOwl: {} };
