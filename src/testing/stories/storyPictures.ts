import { paintBackground } from '../../../mock-server/slider/background';
import { coverage, isEdge, PIECE_SIZE } from '../../../mock-server/slider/piece';
import { colorAt, mix, setPixel } from '../../../mock-server/slider/pixels';
import type { Color, Pixels } from '../../../mock-server/slider/pixels';
import { makeRandom } from '../../../mock-server/space/random';

const WIDTH = 320;
const HEIGHT = 160;
const HOLE = { left: 190, top: 66 };
const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];

function blank(width: number): Pixels {
  return { width, height: HEIGHT, data: new Uint8Array(width * HEIGHT * 4) };
}

/** The PNG of pixels, in base64 without a head, as the service sends it. The mock's own encoder needs Node. */
function base64Of({ width, height, data }: Pixels): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}

/** Cuts the piece as the mock's `drawSlider` does. */
function cut(background: Pixels, strip: Pixels): void {
  for (let y = 0; y < PIECE_SIZE; y += 1) {
    for (let x = 0; x < PIECE_SIZE; x += 1) {
      const share = coverage(x, y);
      if (share === 0) continue;
      const color = colorAt(background, HOLE.left + x, HOLE.top + y);
      const edge = isEdge(x, y);
      setPixel(strip, x, HOLE.top + y, edge ? mix(color, WHITE, 0.75) : color, share);
      setPixel(background, HOLE.left + x, HOLE.top + y, mix(color, edge ? WHITE : BLACK, (edge ? 0.4 : 0.55) * share));
    }
  }
}

/** A slider challenge drawn by the mock's painter; equal seeds give equal pictures. */
export function storyChallenge(seed: string) {
  const [background, strip] = [blank(WIDTH), blank(PIECE_SIZE)];
  paintBackground(background, makeRandom(seed));
  cut(background, strip);
  return { srcImage: base64Of(background), cutImage: base64Of(strip), key: seed };
}

/** A picture that may serve as an avatar: a `data:` address. */
export function storyAvatar(seed: string): string {
  const picture = blank(HEIGHT);
  paintBackground(picture, makeRandom(seed));
  return `data:image/png;base64,${base64Of(picture)}`;
}
