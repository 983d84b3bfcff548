import type { ReactNode } from 'react';
import { changeView, useAddress, useView } from '../../.ladle/addressView';
import { frameWidths } from '../../.ladle/view';
import { Select } from '../../components/Select/Select';
import { storyAddress } from '../storyAddress';
import { OnThisPage } from './OnThisPage';
import { screenTitle } from './siteMap';
import { Bench, Reading, StoryBar } from './styledPage';

interface WrittenPageProps {
  story: string;
  children: ReactNode;
}

/** A written page with its outline. */
export function WrittenPage({ story, children }: WrittenPageProps) {
  return (
    <Reading>
      {/* The page has its story as its key too. */}
      <div>{children}</div>
      <OnThisPage key={story} />
    </Reading>
  );
}

const WIDTHS = frameWidths.map((width) => ({
  value: String(width),
  label: width === 0 ? 'Full width' : `${width} px wide`,
}));

/**
 * A story below a bar with its title, in its own window, so that media queries, dialogs and reflow
 * apply to that window, and inert content does not affect the documentation.
 */
export function StoryPage({ story }: { story: string }) {
  const { frame } = useView();
  const address = storyAddress(useAddress(), story, 'preview');
  return (
    <>
      <StoryBar>
        <span>{screenTitle(story)}</span>
        <Select
          label="Width"
          labelHidden
          variant="quiet"
          size="small"
          value={String(frame)}
          options={WIDTHS}
          onChange={(value) => changeView({ frame: value })}
        />
        <a href={address} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </StoryBar>
      <Bench>
        <iframe key={address} title={story} src={address} width={frame || undefined} />
      </Bench>
    </>
  );
}
