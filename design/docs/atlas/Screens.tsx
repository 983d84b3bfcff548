import { use } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { BrandContext } from '../../.ladle/contexts';
import { narrow } from '../../foundations/media';
import { useMediaQuery } from '../../foundations/useMediaQuery';
import { LiveFrame } from '../LiveFrame';
import type { SiteEntry } from '../shell/siteMap';
import { storyAddress } from '../storyAddress';
import { StoryLink } from '../StoryLink';
import { Tile } from '../styled';

/** Widths of the pictured windows, px. */
export const PHONE_WIDTH = 390;
const DESKTOP = 1280;

/** The width of a picture that is readable in this window. */
export const usePictureWidth = () => (useMediaQuery(narrow) ? PHONE_WIDTH : DESKTOP);

interface ScreenPictureProps {
  screen: SiteEntry;
  /** The pictured window, px. */
  width: number;
  height?: number;
}

/** A screen in a live, small window, with the brand of this page. */
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

/** A screen in a live, small window, which is a link to it. */
export function Screen({ screen }: { screen: SiteEntry }) {
  return (
    <Tile>
      <ScreenPicture screen={screen} width={usePictureWidth()} />
      <figcaption>
        <StoryLink story={screen.id}>{screen.title}</StoryLink>
      </figcaption>
    </Tile>
  );
}
