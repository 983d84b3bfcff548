import { useAddress } from '../.ladle/addressView';
import type { ComponentDocumentation, LiveContent } from './documentation';
import { LiveFrame } from './LiveFrame';
import { Phrased } from './Phrased';
import { Specimen } from './Sheet';
import { storyAddress, storyOfState } from './storyAddress';
import { StoryLink } from './StoryLink';
import { Tile, Tiles } from './styled';

type Owner = Pick<ComponentDocumentation, 'name' | 'overlays'>;

interface ShownProps {
  show: LiveContent;
  /** The component that has the overlay. */
  of?: Owner | undefined;
  onPage?: (page: Document) => void;
}

/** Content on the background of specimens, or an overlay in its own window. */
export function Shown({ show, of, onPage }: ShownProps) {
  const address = useAddress();
  if (typeof show !== 'string')
    return (
      <Specimen>
        <Phrased show={show} />
      </Specimen>
    );
  const overlay = of?.overlays?.find(({ name }) => name === show);
  return of === undefined || overlay === undefined ? null : (
    <LiveFrame
      title={show}
      src={storyAddress(address, storyOfState(of.name, show), 'preview')}
      width={overlay.width ?? 640}
      height={overlay.height}
      onPage={onPage}
    />
  );
}

export function Overlays({ name, overlays = [], guidance }: ComponentDocumentation) {
  const bad = typeof guidance === 'string' ? '' : guidance.bad.show;
  const states = overlays.filter((overlay) => overlay.name !== bad);
  return states.length === 0 ? null : (
    <Tiles $least={states.length > 2 ? '13rem' : undefined}>
      {states.map((overlay) => (
        <Tile key={overlay.name}>
          <Shown show={overlay.name} of={{ name, overlays }} />
          <figcaption>
            <StoryLink story={storyOfState(name, overlay.name)}>{overlay.name}</StoryLink>
          </figcaption>
        </Tile>
      ))}
    </Tiles>
  );
}
