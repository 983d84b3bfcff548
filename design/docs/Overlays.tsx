import { useState } from 'react';
import { styled } from 'styled-components';
import { useAddress } from '../.ladle/addressView';
import { WINDOWS } from '../.ladle/view';
import { Select } from '../components/Select/Select';
import { Stack } from '../components/Stack/Stack';
import { narrow } from '../foundations/media';
import { token } from '../tokens/token';
import type { ComponentDocumentation, LiveContent, OverlayDocumentation } from './documentation';
import { LiveFrame } from './LiveFrame';
import { Phrased } from './Phrased';
import { Specimen } from './Sheet';
import { storyAddress, storyOfState } from './storyAddress';
import { StoryLink } from './StoryLink';
import { Tile, Tiles } from './styled';

type Owner = Pick<ComponentDocumentation, 'name' | 'overlays'>;

interface ShownProps {
  show: LiveContent;
  of?: Owner | undefined;
  onPage?: (page: Document) => void;
}

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
      height={overlay.height ?? 420}
      onPage={onPage}
    />
  );
}

const SHOWN = ['Phone', 'Laptop', 'Wide screen'] as const;

/** Phone and laptop have one height, the wide window is below them; on phones each has its row. */
const Windows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 13fr) minmax(0, 50fr);
  gap: ${token('space.5')};
  > :last-child {
    grid-column: 1 / -1;
  }
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      max-inline-size: 60%;
    }
  }
`;

/** One state at a time, large enough to read, because there are many. */
function InWindows({ name, states }: { name: string; states: readonly OverlayDocumentation[] }) {
  const address = useAddress();
  const [state, setState] = useState(states[0]?.name ?? '');
  const story = storyOfState(name, state);
  return (
    <>
      <Stack direction="row" align="end" wrap>
        <Select
          label="State"
          value={state}
          options={states.map((each) => ({ value: each.name, label: each.name }))}
          onChange={setState}
        />
        <StoryLink story={story}>Open alone</StoryLink>
      </Stack>
      <Windows>
        {SHOWN.map((label) => {
          const [width, height] = WINDOWS[label];
          return (
            <Tile key={`${label} ${address} ${story}`}>
              <LiveFrame
                title={`${state}, ${label}`}
                src={storyAddress(address, story, 'preview')}
                width={width}
                height={height}
              />
              <figcaption>{`${label}, ${width} × ${height}`}</figcaption>
            </Tile>
          );
        })}
      </Windows>
    </>
  );
}

export function Overlays({ name, overlays = [], guidance }: ComponentDocumentation) {
  const bad = typeof guidance === 'string' ? '' : guidance.bad.show;
  const states = overlays.filter((overlay) => overlay.name !== bad);
  if (states.some((overlay) => overlay.height === undefined))
    return <InWindows name={name} states={states} />;
  return states.length === 0 ? null : (
    <Tiles>
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
