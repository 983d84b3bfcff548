import { PNG } from 'pngjs';
import type { Random } from '#mock/state/random.ts';
import { paintBackground } from './background';
import { coverage, isEdge, PIECE_SIZE } from './piece';
import { colorAt, mix, setPixel } from '#mock/pixels.ts';
import type { Color, Pixels } from '#mock/pixels.ts';

const WIDTH = 320;
const HEIGHT = 160;
const MARGIN = 8;
const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];

/** A drawn challenge (D24). */
export interface SliderPictures {
  /** 320×160 background with a darker hole, bare base64 PNG. */
  srcImage: string;
  /** Transparent strip, 50 wide and as high as the background, with the piece at its height, bare base64 PNG. */
  cutImage: string;
  /** How far the strip's start must move from the background's start to fill the hole, in natural pixels. */
  offset: number;
}

function cut(background: Pixels, strip: Pixels, left: number, top: number): void {
  for (let y = 0; y < PIECE_SIZE; y += 1) {
    for (let x = 0; x < PIECE_SIZE; x += 1) {
      const share = coverage(x, y);
      if (share === 0) continue;
      const color = colorAt(background, left + x, top + y);
      const edge = isEdge(x, y);
      setPixel(strip, x, top + y, edge ? mix(color, WHITE, 0.75) : color, share);
      setPixel(
        background,
        left + x,
        top + y,
        mix(color, edge ? WHITE : BLACK, (edge ? 0.4 : 0.55) * share),
      );
    }
  }
}

// Drawn for every challenge: a fast compression is worth a few more kilobytes.
const base64 = (image: PNG): string =>
  PNG.sync.write(image, { deflateLevel: 4, filterType: 1 }).toString('base64');

/** Draws a challenge from the namespace's random source. */
export function drawSlider(random: Random): SliderPictures {
  const background = new PNG({ width: WIDTH, height: HEIGHT });
  const strip = new PNG({ width: PIECE_SIZE, height: HEIGHT });
  strip.data.fill(0);
  paintBackground(background, random);
  // The hole stays clear of where the piece begins, so that doing nothing is never the answer.
  const offset = random.integer(PIECE_SIZE + 20, WIDTH - PIECE_SIZE - MARGIN);
  cut(background, strip, offset, random.integer(MARGIN, HEIGHT - PIECE_SIZE - MARGIN));
  return { srcImage: base64(background), cutImage: base64(strip), offset };
}
