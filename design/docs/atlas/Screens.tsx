import { css, styled } from 'styled-components';
import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { token } from '../../tokens/token';
import { DocPart } from '../Sheet';
import type { SiteEntry, SitePage } from '../shell/siteMap';
import { storyAddress } from '../storyAddress';
import { Tile, Tiles } from '../styled';
import { versionsOf } from './comparison';
import type { Comparison, Version } from './comparison';
import { ScreenPicture } from './ScreenPicture';
import { usePictureWidth } from './usePictureWidth';

/** The link is above its live picture, which takes no pointer. */
const opens = css`
  position: relative;
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover iframe {
    opacity: 0.85;
  }
`;

const OpenTile = styled(Tile)`
  ${opens}
`;

const Pair = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${token('space.3')};
`;

const Side = styled.div`
  ${opens}
  display: grid;
  gap: ${token('space.1')};
  align-content: start;
  font-size: ${token('type.size.small')};
`;

interface VersionsProps {
  screen: SiteEntry;
  versions: readonly Version[];
}

/** A screen in two views, each with its name, which is a link to it. */
function Versions({ screen, versions }: VersionsProps) {
  const width = usePictureWidth();
  return (
    <Tile>
      <Pair>
        {versions.map(({ label, view }) => (
          <Side key={label}>
            <ScreenPicture screen={screen} width={width} view={view} />
            <Link href={storyAddress(view, screen.id)} aria-label={`${label}: ${screen.title}`}>
              {label}
            </Link>
          </Side>
        ))}
      </Pair>
      <figcaption>{screen.title}</figcaption>
    </Tile>
  );
}

/** A screen in a live, small window, which is a link to it. */
export function Screen({ screen }: { screen: SiteEntry }) {
  const address = useAddress();
  return (
    <OpenTile>
      <ScreenPicture screen={screen} width={usePictureWidth()} />
      <figcaption>
        <Link href={storyAddress(address, screen.id)}>{screen.title}</Link>
      </figcaption>
    </OpenTile>
  );
}

/** The least widths of tiles for windows of phones and of desktops. */
const LEAST = { one: ['9rem', '18rem'], pair: ['18rem', '26rem'] } as const;

interface ScreensProps {
  pages: readonly SitePage[];
  compare?: Comparison | undefined;
}

/** Screens in live, small windows, by feature. */
export function Screens({ pages, compare }: ScreensProps) {
  const address = useAddress();
  const versions = compare && versionsOf(address, compare);
  const [phone, desktop] = LEAST[versions?.length === 2 ? 'pair' : 'one'];
  const least = usePictureWidth() < 500 ? phone : desktop;
  return pages.map(({ id, group, title, states }) => (
    <DocPart key={id} title={[group, title].filter(Boolean).join(': ')}>
      <Tiles $least={least}>
        {states.map((screen) =>
          versions === undefined ? (
            <Screen key={screen.id} screen={screen} />
          ) : (
            <Versions key={screen.id} screen={screen} versions={versions} />
          ),
        )}
      </Tiles>
    </DocPart>
  ));
}
