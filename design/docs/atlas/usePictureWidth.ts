import { useView } from '../../.ladle/addressView';
import { narrow } from '../../foundations/media';
import { useMediaQuery } from '../../foundations/useMediaQuery';

/** Widths of the pictured windows, px. */
export const PHONE_WIDTH = 390;
const DESKTOP = 1280;

/** The width that the reader chose for stories, or else one that is readable in this window. */
export function usePictureWidth(): number {
  const { frame } = useView();
  const isPhone = useMediaQuery(narrow);
  return frame || (isPhone ? PHONE_WIDTH : DESKTOP);
}
