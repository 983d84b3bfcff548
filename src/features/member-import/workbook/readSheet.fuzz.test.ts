/** @jest-environment node */
import fc from 'fast-check';
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { openArchive } from '#lib/workbook/spreadsheetArchive.ts';
import { fuzzAsync, LONGEST_SEARCH } from '#testing/run/fuzz.ts';
import { SEED } from '#testing/run/properties.ts';
import corpus from './corpus/harms.json';
import { readSheet } from './readSheet';
import { answersSoon } from '#testing/pages/soon.ts';

const WHOLE = writeSheet([['Account'], ['a'], ['b']]);
const EMPTY_ZIP = writeZip([{ name: 'a.xml', text: 'a' }]);

/** Overwrites bytes at the structures of an archive, which random positions would rarely hit. */
const harm = fc.record({
  at: fc.oneof(
    fc.nat(WHOLE.length),
    fc.nat(60),
    fc.nat(60).map((back) => WHOLE.length - 1 - back),
  ),
  value: fc.nat(255),
});

test(
  `a workbook with any damage gets a verdict, quickly (seed ${SEED})`,
  async () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    await fuzzAsync([corpus], fc.array(harm, { minLength: 1, maxLength: 6 }), 60, async (harms) => {
      const bytes = new Uint8Array(WHOLE);
      for (const { at, value } of harms) bytes[at] = value;
      const reading = await answersSoon(5000, () => readSheet(bytes, 'xlsx', () => undefined));
      expect(
        reading.problem === undefined ? 'summary' in reading : typeof reading.problem,
      ).toBeTruthy();
      expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
    });
  },
  LONGEST_SEARCH,
);

test(
  `any bytes get a verdict (seed ${SEED})`,
  async () => {
    await fuzzAsync([new Uint8Array()], fc.uint8Array({ maxLength: 400 }), 60, async (noise) => {
      for (const bytes of [
        noise,
        Uint8Array.from([...EMPTY_ZIP.subarray(0, 30), ...noise]),
        Uint8Array.from([...noise, ...EMPTY_ZIP.subarray(-22)]),
      ]) {
        expect(() => openArchive(bytes).problem).not.toThrow();
        expect((await readSheet(bytes, 'xls', () => undefined)).problem).toBeDefined();
      }
    });
  },
  LONGEST_SEARCH,
);
