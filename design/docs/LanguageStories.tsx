import { use } from 'react';
import { useAddress } from '../.ladle/addressView';
import { Link } from '../components/Link/Link';
import { LiveFrame } from './LiveFrame';
import { SiteContext } from './shell/SiteContext';
import { storyAddress, storyId } from './storyAddress';
import { Tile, Tiles } from './styled';

const NAMES = { LongGerman: 'Long German', Arabic: 'Arabic' };

/** The stories of a component in the longest words and from right to left, if it has them. */
export function LanguageStories({ title }: { title: string }) {
  const address = useAddress();
  const { stories } = use(SiteContext);
  const shown = Object.entries(NAMES)
    .map(([name, label]) => ({ story: storyId(title, name), label }))
    .filter(({ story }) => stories.includes(story));
  if (shown.length === 0) return null;
  return (
    <Tiles>
      {shown.map(({ story, label }) => (
        <Tile key={story}>
          <LiveFrame
            title={label}
            src={storyAddress(address, story, 'preview')}
            width={480}
            height={270}
          />
          <figcaption>
            <Link href={storyAddress(address, story)}>{label}</Link>
          </figcaption>
        </Tile>
      ))}
    </Tiles>
  );
}
