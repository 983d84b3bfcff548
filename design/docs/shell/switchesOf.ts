import { isWrittenPage } from './siteMap';

/** Written pages with screens of the product. */
const WITH_SCREENS = /^(?:patterns--|flows--|overview--atlas$|theming--playground$)/;

/**
 * Which switches change the page of a story. Theme and brand change all pages; the width changes
 * windows with stories, and the language also the specimens of components.
 */
export function switchesOf(story: string): { width: boolean; language: boolean } {
  const width = !isWrittenPage(story) || WITH_SCREENS.test(story);
  return {
    width,
    language: width || /^(?:components--|overview--welcome$)/.test(story),
  };
}
