import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const MOST_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Sixteen steps for each channel: a smaller change than the comparison tolerates. */
const coarse = (value: number): number => (value & 0xf0) | (value >> 4);

function chunk(type: string, data: Buffer): Buffer {
  const [length, named, sum] = [
    Buffer.alloc(4),
    Buffer.concat([Buffer.from(type, 'latin1'), data]),
    Buffer.alloc(4),
  ];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The most frequent colours first. */
function paletteOf(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce(
    (sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2,
    0,
  );

/**
 * Reduces a picture to few colours and a third of its size, for a repository. pngjs cannot write
 * PNG with a palette. Opacity is lost.
 * @throws if it is not a PNG
 */
export function packPicture(picture: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(picture);
  const colours = new Uint32Array(width * height).map((_, at) =>
    [0, 1, 2].reduce((colour, channel) => colour * 256 + coarse(data[at * 4 + channel] ?? 0), 0),
  );
  const palette = paletteOf(colours);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const placeOf = (colour: number): number => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    const nearest = palette.reduce(
      (best, each, place) =>
        distance(each, colour) < distance(palette[best] ?? 0, colour) ? place : best,
      0,
    );
    places.set(colour, nearest);
    return nearest;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = placeOf(colours[y * width + x] ?? 0);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, each an index in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(
    palette.flatMap((colour) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
