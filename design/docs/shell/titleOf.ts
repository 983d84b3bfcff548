import { placeOf } from './siteMap';
import type { SiteSection } from './siteMap';

export const SITE = 'Academy design';

/** The title of the browser's tab: "Hover · Button · Academy design". */
export function titleOf(sections: readonly SiteSection[], story: string): string {
  const place = placeOf(sections, story);
  if (place === undefined) return `Page not found · ${SITE}`;
  return [place.state?.title, place.page.title, SITE].filter(Boolean).join(' · ');
}
