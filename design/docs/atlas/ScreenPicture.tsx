import { use } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { BrandContext } from '../../.ladle/BrandContext';
import { LiveFrame } from '../LiveFrame';
import type { SiteEntry } from '../shell/siteMap';
import { storyAddress } from '../storyAddress';

interface ScreenPictureProps {
  screen: SiteEntry;
  /** The pictured window, px. */
  width: number;
  height?: number;
  /** The query of the view, if it is not that of this page. */
  view?: string;
}

/** A screen in a live, small window, with the brand of this page. */
export function ScreenPicture({
  screen,
  width,
  height = Math.max(Math.round(width * 0.625), 680),
  view,
}: ScreenPictureProps) {
  const address = useAddress();
  // The frame gets the brand without a reload.
  const src = storyAddress(view ?? address, screen.id, 'preview').replace(/&brand=[^&]*/, '');
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
