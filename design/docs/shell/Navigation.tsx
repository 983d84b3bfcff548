import { use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { groupBy } from '../groupBy';
import { storyAddress } from '../storyAddress';
import { SiteContext } from './SiteContext';
import type { SiteEntry, SitePage } from './siteMap';
import { SiteSide, SideLink, SideSection } from './styledNavigation';

interface NavigationProps {
  id: string;
  story: string;
  /** Above the list on phones. */
  children: ReactNode;
}

function Entry({ entry, story }: { entry: SiteEntry; story: string }) {
  const address = useAddress();
  return (
    <SideLink
      href={storyAddress(address, entry.id)}
      aria-current={entry.id === story ? 'page' : undefined}
    >
      {entry.title}
    </SideLink>
  );
}

function Page({ page, story }: { page: SitePage; story: string }) {
  const isOpen = page.id === story || page.states.some(({ id }) => id === story);
  // The first story of a screen is its page and one of its states.
  const isOwnState = page.states[0]?.id === page.id;
  return (
    <li>
      <Entry entry={page} story={isOwnState ? '' : story} />
      {isOpen && page.states.length > 0 ? (
        <ul aria-label={`States of ${page.title}`}>
          {page.states.map((state) => (
            <li key={state.id}>
              <Entry entry={state} story={story} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/**
 * All pages by section; the states of the current page are below it. In narrow windows it is a
 * drawer, which Escape and a press beside it close.
 */
export function Navigation({ id, story, children }: NavigationProps) {
  const { sections } = use(SiteContext);
  const side = useRef<HTMLElement>(null);
  const showCurrent = () => {
    const own = side.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!side.current || !own) return;
    const { top, bottom } = side.current.getBoundingClientRect();
    if (own.top >= top && own.bottom <= bottom) return;
    // After `scrollIntoView`, Chromium would start with Tab at the link.
    side.current.scrollTop += (own.top + own.bottom - top - bottom) / 2;
  };
  useEffect(showCurrent, [story]);
  return (
    <SiteSide ref={side} id={id} popover="auto" onToggle={showCurrent} aria-label="Documentation">
      {children}
      {sections.map(({ title, pages }) => (
        <SideSection key={title}>
          <h2>{title}</h2>
          {[...groupBy(pages, ({ group }) => group)].map(([group, own]) => (
            <div key={group}>
              {group === '' ? null : <h3>{group}</h3>}
              <ul>
                {own.map((page) => (
                  <Page key={page.id} page={page} story={story} />
                ))}
              </ul>
            </div>
          ))}
        </SideSection>
      ))}
    </SiteSide>
  );
}
