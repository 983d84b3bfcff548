import { use } from 'react';
import type { ReactNode } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { storyAddress } from '../storyAddress';
import { OnThisPage } from './OnThisPage';
import { SiteContext } from './SiteContext';
import { COMPONENTS_OVERVIEW, placeOf } from './siteMap';
import type { SitePlace } from './siteMap';
import { Column, Crumbs, Reading, StoryBar } from './styledPage';

function Breadcrumbs({ place: { section, page, state } }: { place: SitePlace }) {
  const address = useAddress();
  const isPage = state === undefined;
  return (
    <Crumbs aria-label="Breadcrumbs">
      <ol>
        <li>
          {section.title === 'Components' && page.id !== COMPONENTS_OVERVIEW ? (
            <a href={storyAddress(address, COMPONENTS_OVERVIEW)}>{section.title}</a>
          ) : (
            section.title
          )}
        </li>
        {page.group === '' ? null : <li>{page.group}</li>}
        <li>
          {isPage ? (
            <span aria-current="page">{page.title}</span>
          ) : (
            <a href={storyAddress(address, page.id)}>{page.title}</a>
          )}
        </li>
        {isPage ? null : (
          <li>
            <span aria-current="page">{state.title}</span>
          </li>
        )}
      </ol>
    </Crumbs>
  );
}

interface PageFrameProps {
  story: string;
  children: ReactNode;
}

/** A written page with breadcrumbs and outline. */
export function WrittenPage({ story, children }: PageFrameProps) {
  const place = placeOf(use(SiteContext).sections, story);
  return (
    <Reading>
      <Column>
        {place === undefined ? null : <Breadcrumbs place={place} />}
        {children}
      </Column>
      <OnThisPage key={story} />
    </Reading>
  );
}

/** A story in its own window, below a bar with breadcrumbs. */
export function StoryPage({ story, children }: PageFrameProps) {
  const address = useAddress();
  const place = placeOf(use(SiteContext).sections, story);
  return (
    <>
      <StoryBar>
        {place === undefined ? <span>{story}</span> : <Breadcrumbs place={place} />}
        <a href={storyAddress(address, story, 'preview')} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </StoryBar>
      {children}
    </>
  );
}
