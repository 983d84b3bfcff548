import { PNG } from 'pngjs';
import type { Random } from '#mock/state/random.ts';
import { paintBackground } from './background';
import { coverage, isEdge, PIECE_SIZE, SCALE } from './piece';
import { colorAt, mixColors, setPixel } from '#mock/state/pixels.ts';
import type { Color, Pixels } from '#mock/state/pixels.ts';

const WIDTH = 320 * SCALE;
const HEIGHT = 160 * SCALE;
const MARGIN = 8 * SCALE;
const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];

export interface SliderPictures {
  /** 640×320 background with a darker hole, bare base64 PNG. */
  srcImage: string;
  /**
   * Transparent strip, 100 wide and as high as the background, with the piece at its height, bare
   * base64 PNG.
   */
  cutImage: string;
  /**
   * How far the strip must move from the start of the background to fill the hole, in natural
   * pixels.
   */
  offset: number;
}

function cut(background: Pixels, strip: Pixels, left: number, top: number): void {
  for (let y = 0; y < PIECE_SIZE; y += 1) {
    for (let x = 0; x < PIECE_SIZE; x += 1) {
      const share = coverage(x, y);
      if (share === 0) continue;
      const color = colorAt(background, left + x, top + y);
      const edge = isEdge(x, y);
      setPixel(strip, x, top + y, edge ? mixColors(color, WHITE, 0.75) : color, share);
      setPixel(
        background,
        left + x,
        top + y,
        mixColors(color, edge ? WHITE : BLACK, (edge ? 0.4 : 0.55) * share),
      );
    }
  }
}

// Fast compression: pictures are created for every challenge, so speed matters more than a few
// kilobytes.
const base64 = (image: PNG): string =>
  PNG.sync.write(image, { deflateLevel: 4, filterType: 1 }).toString('base64');

export function drawSlider(random: Random): SliderPictures {
  const background = new PNG({ width: WIDTH, height: HEIGHT });
  const strip = new PNG({ width: PIECE_SIZE, height: HEIGHT });
  strip.data.fill(0);
  paintBackground(background, random);
  // The hole does not overlap the initial position of the piece, so that it must always be moved.
  const offset = random.integer(PIECE_SIZE + 20 * SCALE, WIDTH - PIECE_SIZE - MARGIN);
  cut(background, strip, offset, random.integer(MARGIN, HEIGHT - PIECE_SIZE - MARGIN));
  return { srcImage: base64(background), cutImage: base64(strip), offset };
}
