/** @jest-environment node */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import { fuzzAsync } from '#testing/run/fuzz.ts';
import { SEED } from '#testing/run/properties.ts';
import { readTexts } from '#testing/pages/readRows.ts';
import { sheetJsTexts } from '#testing/workbooks/sheetJsTexts.ts';
import { answersSoon } from '#testing/pages/soon.ts';
import corpus from './corpus/index.json';
import { UnreadableWorkbook } from './openWorkbook';
import { openArchive } from './spreadsheetArchive';

const bytesOf = (file: string) => new Uint8Array(readFileSync(`${__dirname}/corpus/${file}`));
/**
 * The other reader does not know East Asian formats, converts text dates to numbers, and fails when
 * such a date is blank.
 */
const BEYOND_OTHERS = ['excel-east-asia.xlsx', 'excel-strict.xlsx', 'openpyxl-iso.xlsx'];
const FILES = corpus.map(({ file }) => file).filter((file) => !BEYOND_OTHERS.includes(file));
const [XLSX, XLS] = ['.xlsx', '.xls'].map((ending) =>
  FILES.filter((file) => file.endsWith(ending)),
) as [string[], string[]];

/** The texts; undefined when the workbook is refused with one of the known reasons. */
async function textsOrRefusal(name: string, bytes: Uint8Array): Promise<string[][] | undefined> {
  return answersSoon(5000, () => readTexts(name, bytes)).catch((error: unknown) => {
    if (error instanceof UnreadableWorkbook) return undefined;
    throw error;
  });
}

function otherTexts(bytes: Uint8Array): string[][] | undefined {
  try {
    return sheetJsTexts(bytes);
  } catch {
    return undefined;
  }
}

/** The parts of a workbook as texts. */
function textsOfParts(file: string): { name: string; text: string }[] {
  return [...(openArchive(bytesOf(file)).parts?.values() ?? [])].map(
    ({ name, method, packed }) => ({
      name,
      text: Buffer.from(method === 0 ? packed : inflateRawSync(packed)).toString('utf8'),
    }),
  );
}

/** Changes of XML that spreadsheet programs accept, each at a relative position from 0 to 1. */
const EDITS: readonly (readonly [find: RegExp, put: string])[] = [
  [/<((?:\w+:)?)v>[^<]*<\/(?:\w+:)?v>/g, '<$1v></$1v>'],
  [/<((?:\w+:)?)v>[^<]*<\/(?:\w+:)?v>/g, '<$1v/>'],
  [/<((?:\w+:)?)v>[^<]*<\/(?:\w+:)?v>/g, '<$1v>1</$1v>'],
  [/(<(?:\w+:)?v>)(\d{11})</g, '$11.5556230591E10<'],
  [/ t=["']s["']/g, ''],
  [/(<(?:\w+:)?row )/g, '$1hidden="1" '],
  [/(<(?:\w+:)?t(?: [^>]*)?>)([^<])/g, '$1&#x41;$2'],
  [/ s=["'][12]["']/g, ' s="0"'],
  [/formatCode="[^"]*"/g, 'formatCode="0000000"'],
];

const edit = fc.record({
  part: fc.nat(),
  kind: fc.nat(EDITS.length - 1),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

test(`reads edited XML as another reader does (seed ${SEED})`, async () => {
  await fuzzAsync<[string, { part: number; kind: number; at: number }[]]>(
    [],
    fc.tuple(fc.constantFrom(...XLSX), fc.array(edit, { minLength: 1, maxLength: 4 })),
    40,
    async ([file, edits]) => {
      const parts = textsOfParts(file).filter(({ name }) => !name.endsWith('/'));
      for (const { kind, at } of edits) {
        const [find, put] = EDITS[kind] ?? [/$^/g, ''];
        const part = parts.find(
          ({ name, text }) =>
            /(?:sheet\d*|strings|styles)\.xml$/i.test(name) && text.search(find) >= 0,
        );
        const places = [...(part?.text.matchAll(find) ?? [])];
        const place = places[Math.floor(at * places.length)];
        if (part && place)
          part.text =
            part.text.slice(0, place.index)
            + place[0].replace(new RegExp(find.source), put)
            + part.text.slice(place.index + place[0].length);
      }
      const bytes = writeZip(parts);
      expect(await textsOrRefusal(file, bytes)).toEqual(otherTexts(bytes));
    },
  );
}, 600_000);

const harm = fc.record({ at: fc.double({ min: 0, max: 0.999, noNaN: true }), value: fc.nat(255) });

test(`any damage to a workbook's bytes yields rows or a refusal, quickly (seed ${SEED})`, async () => {
  await fuzzAsync<[string, { at: number; value: number }[]]>(
    [],
    fc.tuple(fc.constantFrom(...FILES), fc.array(harm, { minLength: 1, maxLength: 8 })),
    60,
    async ([file, harms]) => {
      const bytes = bytesOf(file);
      for (const { at, value } of harms) bytes[Math.floor(at * bytes.length)] = value;
      const texts = await textsOrRefusal(file, bytes);
      expect(
        texts === undefined || texts.every((row) => row.every((text) => typeof text === 'string')),
      ).toBe(true);
    },
  );
}, 600_000);

const RECORDS_OF_CELLS = [0xfd, 0x203, 0x27e, 0x204, 0x06, 0x205];

/** Positions of cell records in an xls whose stream is contiguous. */
function cellsIn(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = Buffer.from(bytes).indexOf(Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06]));
  const found: number[] = [];
  for (let at = start; at >= 0 && at + 4 < bytes.length; at += 4 + view.getUint16(at + 2, true)) {
    const kind = view.getUint16(at, true);
    if (kind === 0 || found.length > 500) break;
    if (RECORDS_OF_CELLS.includes(kind)) found.push(at);
  }
  return found;
}

test(`reads moved and repeated records of an xls as another reader does (seed ${SEED})`, async () => {
  const move = fc.record({
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    row: fc.nat(9),
    column: fc.nat(6),
  });
  await fuzzAsync<[string, { at: number; row: number; column: number }[]]>(
    [],
    fc.tuple(fc.constantFrom(...XLS), fc.array(move, { minLength: 1, maxLength: 5 })),
    40,
    async ([file, moves]) => {
      const bytes = bytesOf(file);
      const view = new DataView(bytes.buffer);
      const cells = cellsIn(bytes);
      for (const { at, row, column } of moves) {
        const cell = cells[Math.floor(at * cells.length)];
        if (cell === undefined) continue;
        view.setUint16(cell + 4, row, true);
        view.setUint16(cell + 6, column, true);
      }
      const read = await textsOrRefusal(file, bytes);
      if (read !== undefined) expect(read).toEqual(otherTexts(bytes));
    },
  );
}, 600_000);
