/** @jest-environment node */
import { crc32, deflateRawSync } from 'node:zlib';
import { StreamTooLong } from '#lib/files/boundedStream.ts';
import type { PackedPart } from './spreadsheetArchive';
import { DEFLATED, STORED } from './zipDirectory';
import { readElements, readXmlPart, readXmlPieces } from './readPart';

function part(text: string | Buffer, changes: Partial<PackedPart> = {}): PackedPart {
  const bytes = Buffer.from(text);
  return {
    name: 'a.xml',
    method: DEFLATED,
    packed: new Uint8Array(deflateRawSync(bytes)),
    unpacked: bytes.length,
    checksum: crc32(bytes),
    ...changes,
  };
}

async function textOf(given: PackedPart): Promise<string> {
  let text = '';
  await readXmlPart(given, 'a', { open: () => undefined, text: (piece) => void (text += piece) });
  return text;
}

test('reads deflated and stored parts', async () => {
  const text = '<a>氏名 &amp; é</a>';
  expect(await textOf(part(text))).toBe('氏名 & é');
  expect(await textOf(part(text, { method: STORED, packed: Buffer.from(text) }))).toBe('氏名 & é');
});

test('a letter that is split between two pieces is whole', async () => {
  const text = `<a>${'氏'.repeat(100_000)}</a>`;
  expect(await textOf(part(text))).toBe('氏'.repeat(100_000));
});

test('attributes are reported for elements at the given paths only', async () => {
  const seen: string[] = [];
  await readElements(
    part('<x:a><b id="1"/><c><b id="2"/></c><b id="3"></b><a><b id="4"/></a></x:a>'),
    {
      'a/b': (attributes) => seen.push(`b ${attributes.get('id')}`),
      'a/c/b': (attributes) => seen.push(`c ${attributes.get('id')}`),
    },
  );
  expect(seen).toEqual(['b 1', 'c 2', 'b 3']);
});

test('a caller can stop midway', async () => {
  const opened: string[] = [];
  const pieces = readXmlPieces(part(`<a>${'<b/>'.repeat(100_000)}</a>`), 'a', {
    open: (name) => void opened.push(name),
  });
  await pieces.next();
  await pieces.return(undefined);
  expect(opened.length).toBeGreaterThan(1);
  expect(opened.length).toBeLessThan(100_000);
});

test.each<[string, PackedPart, unknown]>([
  ['is longer than declared', part('<a>long</a>', { unpacked: 4 }), StreamTooLong],
  ['has another checksum', part('<a>text</a>', { checksum: 1 }), 'damaged'],
  ['is not deflated', part('<a/>', { packed: Buffer.from('not deflated') }), /./],
  ['is truncated', part('<a><b></b>'), 'torn'],
  ['is empty', part(''), 'torn'],
])('a part that %s is refused', async (_about, given, error) => {
  await expect(textOf(given)).rejects.toThrow(error as string | RegExp);
});
