import { changeView, useAddress, useView } from '../../.ladle/addressView';
import { frameWidths } from '../../.ladle/view';
import { Select } from '../../components/Select/Select';
import { storyAddress } from '../storyAddress';
import { screenTitle } from './siteMap';
import { useFirstPageEnd } from './useFirstPageEnd';
import { Bench, StoryBar } from './styledPage';

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
  useFirstPageEnd();
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
