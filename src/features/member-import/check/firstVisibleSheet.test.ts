/** @jest-environment node */
import { writeZip } from '../../../../mock-server/imports/workbook/zip';
import { StreamTooLong } from '../../../lib/boundedStream';
import { firstVisibleSheet } from './firstVisibleSheet';

/** An archive whose part about the workbook holds this. */
const workbook = (xml: string) => writeZip([{ name: 'xl/workbook.xml', text: `<workbook><sheets>${xml}</sheets></workbook>` }]);

test.each([
  ['the only one', '<sheet name="a" sheetId="1" r:id="rId1"/>', 0],
  ['the second', '<sheet name="a" state="hidden" r:id="rId1"/><sheet name="b" r:id="rId2"/>', 1],
  ['the third', '<sheet name="a" r:id="rId1" state="veryHidden"/><sheet state=\'hidden\' name="b"/><sheet name="c" state="visible"/>', 2],
  ['the second, with names of their own', '<x:sheet name="1 > 0" state="hidden"/><x:sheet name="no state=&quot;hidden&quot;"></x:sheet>', 1],
  ['the first of hidden ones alone', '<sheet name="a" state="hidden"/><sheet name="b" state="hidden"/>', 0],
  ['the first where nothing is said', '', 0],
])('%s is seen first', async (_title, xml, index) => expect(await firstVisibleSheet(workbook(xml))).toBe(index));

test('of an archive without such a part it is the first', async () =>
  expect(await firstVisibleSheet(writeZip([{ name: 'a.xml', text: '' }]))).toBe(0));

test('a part that unpacks to more than it says is not unpacked to its end', async () => {
  const archive = Buffer.from(workbook(' '.repeat(1_000_000)));
  archive.writeUInt32LE(1000, archive.lastIndexOf('PK\x01\x02') + 24);
  await expect(firstVisibleSheet(archive)).rejects.toThrow(StreamTooLong);
});
