import { useAddress } from '../.ladle/addressView';
import { Link } from '../components/Link/Link';
import type { ComponentDocumentation } from './documentation';
import { LiveFrame } from './LiveFrame';
import { storyAddress, storyOfState } from './storyAddress';
import { Tile, Tiles } from './styled';

/** What a component shows over the page, live, each under the name of its story. */
export function Overlays({ name, overlays = [] }: ComponentDocumentation) {
  const address = useAddress();
  return overlays.length === 0 ? null : (
    <Tiles $least={overlays.length > 2 ? '13rem' : undefined}>
      {overlays.map((overlay) => {
        const story = storyOfState(name, overlay.name);
        return (
          <Tile key={story}>
            <LiveFrame
              title={overlay.name}
              src={storyAddress(address, story, 'preview')}
              width={overlay.width ?? 640}
              height={overlay.height}
            />
            <figcaption>
              <Link href={storyAddress(address, story)}>{overlay.name}</Link>
            </figcaption>
          </Tile>
        );
      })}
    </Tiles>
  );
}
