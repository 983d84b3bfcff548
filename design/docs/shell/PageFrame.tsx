import { use } from 'react';
import type { ReactNode } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { storyAddress } from '../storyAddress';
import { OnThisPage } from './OnThisPage';
import { SiteContext } from './SiteContext';
import { placeOf } from './siteMap';
import type { SiteEntry, SitePlace } from './siteMap';
import { Column, Crumbs, Ends, Reading, StoryBar } from './styledPage';

function Breadcrumbs({ place: { section, page, state } }: { place: SitePlace }) {
  const address = useAddress();
  const isPage = state === undefined;
  return (
    <Crumbs aria-label="Breadcrumbs">
      <ol>
        <li>{section.title}</li>
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

function StepLink({ label, entry }: { label: string; entry: SiteEntry | undefined }) {
  const address = useAddress();
  if (entry === undefined) return null;
  return (
    <a href={storyAddress(address, entry.id)} rel={label === 'Next' ? 'next' : 'prev'}>
      <small>{label}</small> {entry.title}
    </a>
  );
}

interface PageFrameProps {
  story: string;
  children: ReactNode;
}

/** A written page with breadcrumbs, outline, previous and next. */
export function WrittenPage({ story, children }: PageFrameProps) {
  const place = placeOf(use(SiteContext).sections, story);
  return (
    <Reading>
      <Column>
        {place === undefined ? null : <Breadcrumbs place={place} />}
        {children}
        {place === undefined ? null : (
          <Ends aria-label="Previous and next">
            <StepLink label="Previous" entry={place.previous} />
            <StepLink label="Next" entry={place.next} />
          </Ends>
        )}
      </Column>
      <OnThisPage key={story} />
    </Reading>
  );
}

/** A story in its own window, below a bar with breadcrumbs, previous and next. */
export function StoryPage({ story, children }: PageFrameProps) {
  const address = useAddress();
  const place = placeOf(use(SiteContext).sections, story);
  return (
    <>
      <StoryBar>
        {place === undefined ? <span>{story}</span> : <Breadcrumbs place={place} />}
        <div>
          <StepLink label="Previous" entry={place?.previous} />
          <StepLink label="Next" entry={place?.next} />
          <a href={storyAddress(address, story, 'preview')} target="_blank" rel="noreferrer">
            Open alone
          </a>
        </div>
      </StoryBar>
      {children}
    </>
  );
}
