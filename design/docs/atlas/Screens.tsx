import { use } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { BrandContext } from '../../.ladle/contexts';
import { WINDOWS } from '../../.ladle/view';
import { narrow } from '../../foundations/media';
import { useMediaQuery } from '../../foundations/useMediaQuery';
import { LiveFrame } from '../LiveFrame';
import type { SiteEntry } from '../shell/siteMap';
import { storyAddress } from '../storyAddress';
import { StoryLink } from '../StoryLink';
import { Tile } from '../styled';

export const { Phone: PHONE } = WINDOWS;

export const usePictureWindow = () => (useMediaQuery(narrow) ? PHONE : WINDOWS.Laptop);

interface ScreenPictureProps {
  screen: SiteEntry;
  /** The pictured window, px. */
  width: number;
  height?: number;
}

export function ScreenPicture({
  screen,
  width,
  height = Math.max(Math.round(width * 0.625), 680),
}: ScreenPictureProps) {
  // The frame gets the brand without a reload.
  const src = storyAddress(useAddress(), screen.id, 'preview').replace(/&brand=[^&]*/, '');
  return (
    <LiveFrame
      key={src}
      title={screen.title}
      src={src}
      width={width}
      height={height}
      brand={use(BrandContext)}
    />
  );
}

export function Screen({ screen }: { screen: SiteEntry }) {
  return (
    <Tile>
      <ScreenPicture screen={screen} width={usePictureWindow()[0]} />
      <figcaption>
        <StoryLink story={screen.id}>{screen.title}</StoryLink>
      </figcaption>
    </Tile>
  );
}
