import type { ReactNode } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { storyAddress } from '../storyAddress';
import { OnThisPage } from './OnThisPage';
import { screenTitle } from './siteMap';
import { Reading, StoryBar } from './styledPage';

interface PageFrameProps {
  story: string;
  children: ReactNode;
}

/** A written page with its outline. */
export function WrittenPage({ story, children }: PageFrameProps) {
  return (
    <Reading>
      {/* The page has its story as its key too. */}
      <div>{children}</div>
      <OnThisPage key={story} />
    </Reading>
  );
}

/** A story in its own window, below a bar with its title. */
export function StoryPage({ story, children }: PageFrameProps) {
  const address = useAddress();
  return (
    <>
      <StoryBar>
        <span>{screenTitle(story)}</span>
        <a href={storyAddress(address, story, 'preview')} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </StoryBar>
      {children}
    </>
  );
}
