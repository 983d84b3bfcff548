import { use } from 'react';
import { changeView, useAddress, useView } from '../../.ladle/addressView';
import { WINDOWS } from '../../.ladle/view';
import { Select } from '../../components/Select/Select';
import { storyAddress } from '../storyAddress';
import { StoryLink } from '../StoryLink';
import { SiteContext } from './SiteContext';
import { flowOf, placeOf, screenTitle } from './siteMap';
import { useFirstPageEnd } from './useFirstPageEnd';
import { Bench, StoryBar } from './styledPage';

const WIDTHS = [
  { value: '0', label: 'Full width' },
  ...Object.entries(WINDOWS).map(([name, [width]]) => ({
    value: String(width),
    label: `${name}, ${width} px`,
  })),
];

/**
 * A story below a bar with its title, in its own window, so that media queries, dialogs and reflow
 * apply to that window, and inert content does not affect the documentation.
 */
export function StoryPage({ story }: { story: string }) {
  const { frame } = useView();
  const { sections } = use(SiteContext);
  useFirstPageEnd();
  const here = useAddress();
  const address = storyAddress(here, story, 'preview');
  const { page, state } = placeOf(sections, story) ?? {};
  const flow = flowOf(sections, story);
  return (
    <>
      <StoryBar>
        <StoryLink story={flow?.map ?? page?.id ?? 'overview--atlas'}>
          {flow ? 'Back to the map' : `Back to ${page?.title ?? 'Atlas'}`}
        </StoryLink>
        <span>
          <b>{screenTitle(story)}</b>
          {flow?.when && ` · ${state?.state}, after: ${flow.when}`}
        </span>
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
