/** @jest-environment node */
import { caseText } from '#testing/cases/caseText.ts';
import names from '#testing/cases/pictureNames.json';
import pictures from '#testing/cases/pictures.json';
import { bytesProblem, fileProblem, fittingFrame, pictureName } from './pictureCheck';
import { soon } from '#testing/helpers/soon.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Checks as the form does: the file first, then its bytes. */
function verdict(name: string, bytes: Uint8Array, size = bytes.length): string {
  return fileProblem({ name, size }) ?? bytesProblem(name, bytes) ?? 'accept';
}

const [good] = pictures;

test.each(pictures)('$name: $expect ($why)', ({ name, base64, bytes, expect: expected }) => {
  expect(soon(500, () => verdict(name, bytesOf(base64), bytes))).toBe(expected);
});

test.each(names)('name: $expect ($why)', ({ expect: expected, ...row }) => {
  const name = caseText(row);
  expect(fileProblem({ name, size: 1 }) ?? 'accept').toBe(expected);
});

test.each([
  ['a.png', 'a.png'],
  ['  团建 照片.JPG ', '团建 照片.JPG'],
  ['a\u202egnp.jpg', 'agnp.jpg'],
  ['\u2067a\u2069\u200f.png\u061c', 'a.png'],
  ['a\r\nContent-Type: text/html\u2028.png', 'html.png'],
  ['../../etc/a.png', 'a.png'],
  ['C:\\fakepath\\a.png', 'a.png'],
  ['\ud83d.png', '\ufffd.png'],
  ['👩🏽‍🏫.png', '👩🏽‍🏫.png'],
  ['a\u00ad.png\u200b', 'a.png'],
])('a picture named %j is sent as %j', (name, sent) => expect(pictureName(name)).toBe(sent));

/** A PNG that ends after its header. */
function header(width: number, height: number): Uint8Array {
  const bytes = bytesOf(good!.base64).slice(0, 33);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

test.each([
  [8192, 3051, 'broken'],
  [8193, 1, 'dimensions'],
  [1, 8193, 'dimensions'],
  [5000, 5000, 'broken'],
  [5001, 5000, 'dimensions'],
  [0, 100, 'content'],
  [100, 0, 'content'],
  [4_294_967_295, 4_294_967_295, 'dimensions'],
])('%i × %i: %s', (width, height, expected) => {
  expect(verdict('a.png', header(width, height))).toBe(expected);
});

test('reports the first problem first', () => {
  const long = 'x'.repeat(201);
  expect(fileProblem({ name: `${long}.exe`, size: 3_000_000 })).toBe('name');
  expect(fileProblem({ name: 'a.exe', size: 3_000_000 })).toBe('extension');
  expect(fileProblem({ name: 'a.png', size: 3_000_000 })).toBe('size');
});

test.each([
  [1920, 1080, 'wide'],
  [720, 1560, 'tall'],
  [1366, 768, 'wide'],
  [1000, 1000, undefined],
  [800, 600, undefined],
])('%i × %i fits: %s', (width, height, frame) => expect(fittingFrame(width, height)).toBe(frame));

test('a PNG with damaged image data or without an end is refused', () => {
  const bytes = bytesOf(pictures.find(({ name }) => name === 'png-php-tail.png')!.base64);
  const harmed = (at: number) =>
    Uint8Array.from(bytes, (byte, place) => (place === at ? byte ^ 1 : byte));
  const data = Buffer.from(bytes).indexOf('IDAT');
  expect([
    verdict('a.png', bytes),
    verdict('a.png', harmed(29)),
    verdict('a.png', harmed(data + 6)),
    verdict('a.png', bytes.subarray(0, data + 8)),
  ]).toEqual(['accept', 'broken', 'broken', 'broken']);
});

test('a PNG with damaged ancillary chunks only is accepted', () => {
  const bytes = Uint8Array.from(
    bytesOf(pictures.find(({ name }) => name === 'png-html-polyglot.png')!.base64),
  );
  bytes[Buffer.from(bytes).indexOf('tEXt') + 6]! ^= 1;
  expect(verdict('a.png', bytes)).toBe('accept');
});
