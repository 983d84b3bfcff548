/** @jest-environment node */
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import { ARCHIVE_LIMITS, openArchive } from './spreadsheetArchive';
import { xlsxWorkbook } from './xlsxSheets';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...each: [id: string, type: string, target: string][]) =>
  `<Relationships>${each.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/**
 * An archive whose workbook has these sheets; `rId1` to `rId3` are sheets with rows, `rId4` is a
 * chart.
 */
const workbook = (sheets: string, path = 'xl/workbook.xml') =>
  writeZip([
    { name: '_rels/.rels', text: relations(['rId1', 'officeDocument', path]) },
    { name: path, text: `<workbook><sheets>${sheets}</sheets></workbook>` },
    {
      name: path.replace(/[^/]+$/, '_rels/$&.rels'),
      text: relations(
        ['rId1', 'worksheet', 'worksheets/a.xml'],
        ['rId2', 'worksheet', '/xl/worksheets/b.xml'],
        ['rId3', 'worksheet', '../c.xml'],
        ['rId4', 'chartsheet', 'charts/d.xml'],
      ),
    },
    ...['xl/worksheets/a.xml', 'xl/worksheets/b.xml', 'c.xml', 'book/c.xml'].map((name) => ({
      name,
      text: '<worksheet/>',
    })),
  ]);
const seenIn = async (archive: Uint8Array) => {
  const { sheets } = await xlsxWorkbook(openArchive(archive).parts ?? new Map());
  return (sheets.find(({ hidden }) => !hidden) ?? sheets[0])?.part.name;
};

test.each([
  ['the only one', '<sheet name="a" sheetId="1" r:id="rId1"/>', 'xl/worksheets/a.xml'],
  [
    'the second',
    '<sheet name="a" state="hidden" r:id="rId1"/><sheet name="b" r:id="rId2"/>',
    'xl/worksheets/b.xml',
  ],
  [
    'the first when all are hidden',
    '<sheet name="a" state="hidden" r:id="rId1"/><sheet name="b" state="hidden" r:id="rId2"/>',
    'xl/worksheets/a.xml',
  ],
  [
    'the one whose reference has another prefix',
    '<sheet name="rId3" x:id="{1}" q:id="rId2"/>',
    'xl/worksheets/b.xml',
  ],
  ['none without sheets', '', undefined],
])('%s is shown first', async (_title, xml, part) =>
  expect(await seenIn(workbook(xml))).toBe(part),
);

test("finds the workbook by the archive's relations", async () => {
  const sheets = '<sheet name="a" state="hidden" r:id="rId1"/><sheet name="b" r:id="rId3"/>';
  expect(await seenIn(workbook(sheets, 'xl/workbook2.xml'))).toBe('c.xml');
  expect(await seenIn(workbook(sheets, 'book/inner/workbook.xml'))).toBe('book/c.xml');
});

test.each([
  'worksheets\\a.xml',
  '/xl/worksheets/a.xml',
  'xl/worksheets/a.xml',
  '//xl//worksheets/a.xml',
  'worksheets\\\\a.xml',
])('finds a sheet under %s', async (target) => {
  const name = target.includes('%') ? 'xl/worksheets/100%.xml' : 'xl\\worksheets\\A.xml';
  expect(
    await seenIn(
      writeZip([
        { name: '/_rels/.rels', text: relations(['rId1', 'officeDocument', 'xl/workbook.xml']) },
        {
          name: 'xl/workbook.xml',
          text: '<workbook><extLst><sheets><sheet name="x" r:id="rId9"/></sheets></extLst><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
        },
        {
          name: 'xl\\_rels/workbook.xml.rels',
          text: relations(['rId1', 'worksheet', target], ['rId9', 'worksheet', 'b.xml']),
        },
        { name, text: '<worksheet/>' },
        { name: 'xl/b.xml', text: '<worksheet/>' },
      ]),
    ),
  ).toBe(name);
});

test('stops reading a workbook that lists more sheets or relations than an archive has parts', async () => {
  const sheets = (count: number, element = 'sheet') =>
    workbook(`<${element} name="a" r:id="rId1"/>`.repeat(count));
  expect(await seenIn(sheets(ARCHIVE_LIMITS.entries))).toBe('xl/worksheets/a.xml');
  for (const element of ['sheet', 'x:sheet'])
    await expect(seenIn(sheets(ARCHIVE_LIMITS.entries + 1, element))).rejects.toThrow('more parts');
  const many = Array.from({ length: ARCHIVE_LIMITS.entries }, (_, at): [string, string, string] => [
    `x${at}`,
    'worksheet',
    'a.xml',
  ]);
  await expect(
    seenIn(
      writeZip([
        {
          name: '_rels/.rels',
          text: relations(['rId1', 'officeDocument', 'xl/workbook.xml'], ...many),
        },
      ]),
    ),
  ).rejects.toThrow('more parts');
});
