import { useAddress, useView } from '../../.ladle/addressView';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage';
import { Link } from '../../components/Link/Link';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { LiveFrame } from '../LiveFrame';
import { DocPart, DocSheet } from '../Sheet';
import { storyAddress } from '../storyAddress';
import { Tile, Tiles } from '../styled';
import { grouped, useStories } from './useStories';
import type { StoryEntry } from './useStories';

const NO_SCREENS = ['Overview', 'Foundations', 'Components'];

/** The default width of the frames, px. */
const USUAL_WIDTH = 1280;

function Frames({ stories }: { stories: readonly StoryEntry[] }) {
  const address = useAddress();
  const width = useView().frame || USUAL_WIDTH;
  const height = Math.max(Math.round(width * 0.625), 680);
  return (
    <Tiles $least={width < 500 ? '11rem' : '18rem'}>
      {stories.map(({ id, name }) => (
        <Tile key={id}>
          <LiveFrame
            title={name}
            src={storyAddress(address, id, 'preview')}
            width={width}
            height={height}
          />
          <figcaption>
            <Link href={storyAddress(address, id)}>{name}</Link>
          </figcaption>
        </Tile>
      ))}
    </Tiles>
  );
}

/**
 * All screens in all states, live and small, in the language, theme, brand and width of the view.
 */
export function Atlas() {
  const stories = useStories();
  const screens = stories?.filter(({ levels }) => !NO_SCREENS.includes(levels[0] ?? ''));
  return (
    <DocSheet
      title="Atlas"
      lead={`Every screen in every state${screens === undefined ? '' : `, ${screens.length} in total`}. They are the app itself with answers of the mock, and follow the switches: language, theme, brand, width. A name links to its story.`}
    >
      {screens === undefined ? <Skeleton blockSize="20rem" radius="card" /> : null}
      {screens?.length === 0 ? (
        <InlineMessage tone="warning">
          The list of stories (meta.json) could not be read. Serve the folder by http.
        </InlineMessage>
      ) : null}
      {grouped(screens ?? []).map(([title, each]) => (
        <DocPart key={title} title={title}>
          <Frames stories={each} />
        </DocPart>
      ))}
    </DocSheet>
  );
}
