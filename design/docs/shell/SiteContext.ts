import { createContext } from 'react';
import { siteMap } from './siteMap';
import type { Stories } from './siteMap';

export interface Site {
  /** Ids of all stories. */
  stories: readonly string[];
  sections: ReturnType<typeof siteMap>;
}

export const siteOf = (stories: Stories): Site => ({
  stories: Object.keys(stories),
  sections: siteMap(stories),
});

export const SiteContext = createContext<Site>({ stories: [], sections: [] });
