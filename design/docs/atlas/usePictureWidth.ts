import { narrow } from '../../foundations/media';
import { useMediaQuery } from '../../foundations/useMediaQuery';

/** Widths of the pictured windows, px. */
export const PHONE_WIDTH = 390;
const DESKTOP = 1280;

/** The width of a picture that is readable in this window. */
export function usePictureWidth(): number {
  return useMediaQuery(narrow) ? PHONE_WIDTH : DESKTOP;
}
