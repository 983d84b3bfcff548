/** @jest-environment node */
import fc from 'fast-check';
import { buildTextIndex } from './textIndex';
import { checkProperty } from '#testing/run/properties.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '王', ' '), maxLength: 6 });
const table = fc.array(fc.tuple(letters, letters, letters), { maxLength: 8 });

test('finds the same rows as a search through each text, in one column and in all', () => {
  checkProperty(
    500,
    fc.property(
      table,
      letters.filter((keyword) => keyword !== ''),
      fc.constantFrom(undefined, 0, 1, 2),
      fc.nat(9),
      (rows, keyword, column, ahead) => {
        const builder = buildTextIndex(rows.length, 3, (row) => rows[row]!);
        builder.add(ahead);
        const index = builder.finish();
        const seen = (texts: string[]): string[] =>
          column === undefined ? texts : [texts[column]!];
        const flags = new Uint8Array(rows.length);
        index.mark(keyword, column, flags);
        expect([...flags]).toEqual(
          rows.map((texts) => Number(seen(texts).some((text) => text.includes(keyword)))),
        );
        const equal: number[] = [];
        index.findEqual(new Set([keyword]), column, (_text, row) => equal.push(row));
        expect(equal).toEqual(
          rows.flatMap((texts, row) =>
            seen(texts)
              .filter((text) => text === keyword)
              .map(() => row),
          ),
        );
      },
    ),
  );
});
