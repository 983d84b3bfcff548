import { createContext } from 'react';
import { siteMap } from './siteMap';

/** What every part of the documentation knows of the site. */
export interface Site {
  /** Ladle's names of all stories. */
  stories: readonly string[];
  sections: ReturnType<typeof siteMap>;
}

export const siteOf = (stories: readonly string[]): Site => ({
  stories,
  sections: siteMap(stories),
});

export const SiteContext = createContext<Site>({ stories: [], sections: [] });
