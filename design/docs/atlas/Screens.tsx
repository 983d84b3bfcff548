import { use } from 'react';
import { styled } from 'styled-components';
import { useAddress, useView } from '../../.ladle/addressView';
import { BrandContext } from '../../.ladle/BrandContext';
import { Link } from '../../components/Link/Link';
import { token } from '../../tokens/token';
import { LiveFrame } from '../LiveFrame';
import { DocPart } from '../Sheet';
import type { SiteEntry, SitePage } from '../shell/siteMap';
import { storyAddress } from '../storyAddress';
import { Tile, Tiles } from '../styled';

/** The default width of the frames, px. */
const USUAL_WIDTH = 1280;

const Pair = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${token('space.2')};
`;

/** The tile is a link above its live picture, which takes no pointer. */
const OpenTile = styled(Tile)`
  position: relative;
  figcaption a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover iframe {
    opacity: 0.85;
  }
`;

/** A change of the view for a second picture beside the first. */
export type Comparison = { theme: 'light' | 'dark' } | { locale: string } | undefined;

/** A screen in a live, small window, which is a link to it. */
export function Screen({ screen, compare }: { screen: SiteEntry; compare: Comparison }) {
  const address = useAddress();
  const brand = use(BrandContext);
  const { frame } = useView();
  const width = frame || USUAL_WIDTH;
  const height = Math.max(Math.round(width * 0.625), 680);
  // The frame gets the brand without a reload.
  const src = storyAddress(address, screen.id, 'preview').replace(/&brand=[^&]*/, '');
  const other = new URLSearchParams(src);
  for (const [name, value] of Object.entries(compare ?? {})) other.set(name, value);
  const sources = compare === undefined ? [src] : [src, `?${other.toString()}`];
  return (
    <OpenTile>
      <Pair>
        {sources.map((each) => (
          <LiveFrame
            key={each}
            title={screen.title}
            src={each}
            width={width}
            height={height}
            brand={brand}
          />
        ))}
      </Pair>
      <figcaption>
        <Link href={storyAddress(address, screen.id)}>{screen.title}</Link>
      </figcaption>
    </OpenTile>
  );
}

interface ScreensProps {
  pages: readonly SitePage[];
  compare?: Comparison;
}

/** Screens in live, small windows, by feature. */
export function Screens({ pages, compare }: ScreensProps) {
  const { frame } = useView();
  const least = compare === undefined ? (frame > 0 && frame < 500 ? '11rem' : '18rem') : '26rem';
  return pages.map(({ id, group, title, states }) => (
    <DocPart key={id} title={[group, title].filter(Boolean).join(': ')}>
      <Tiles $least={least}>
        {states.map((screen) => (
          <Screen key={screen.id} screen={screen} compare={compare} />
        ))}
      </Tiles>
    </DocPart>
  ));
}
