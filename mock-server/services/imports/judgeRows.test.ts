/** @jest-environment node */
import { writeXlsx } from 'hucre/xlsx';
import type { components } from '#shared/api/contract/types.generated.ts';
import { IMPORTS, importNamespace } from '#mock/testing/importNamespace.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import { IMPORT_WORK_MS } from '#mock/testing/uploads.ts';
import { writeSheet } from './workbook/writeSheet';

type Row = components['schemas']['ImportRow'];
const { setup, send, get, jobAt, ready, sheetOf } = importNamespace(mockForFile());

test('each row is found, not found, disabled, out of reach or a duplicate, by account, ID, address or phone', async () => {
  const {
    data: { list },
  } = await envelopeOf<{ list: components['schemas']['Member'][] }>(
    setup.client.postJson(
      '/api/ischool/v1/selectors/members/query',
      { keyword: '', pageNo: 1, pageSize: 10 },
      setup.admin,
    ),
  );
  const [one, two, disabled] = list;
  const header = ['手机号', '账号', 'Name', 'N.º de empleado', 'Email'];
  const rows = [
    ['', 'WEI.ZHANG1', '张伟', '', ''],
    ['', '', '', two!.jobNumber, ''],
    ['', '', '', '', one!.mailBox],
    [disabled!.mobileNumber, '', '', '', ''],
    ['', '', 'Only a name', '', ''],
    ['', 'unknown.account', '', '', ''],
    ['', '', '', '', ''],
    ['', 'unknown.account', '', '', ''],
    ['', '', '', 'E0403300', ''],
  ];
  const address = await ready(writeSheet([header, ...rows]));
  const { data } = await get<{ list: Row[]; total: number }>(`${address}/rows?pageSize=50`);
  expect(data.list.map(({ row, status, memberId }) => [row, status, memberId])).toEqual([
    [2, 'success', one!.id],
    [3, 'success', two!.id],
    [4, 'duplicate', one!.id],
    [5, 'disabled', disabled!.id],
    [6, 'notFound', null],
    [7, 'notFound', null],
    [9, 'duplicate', null],
    [10, 'outOfScope', 'member-101101'],
  ]);
  expect(await jobAt(address)).toMatchObject({
    usersLength: 6,
    successUsersLength: 2,
    errorUsersLength: 4,
    duplicateRows: 2,
  });
  expect(
    (await get<{ list: Row[] }>(`${address}/rows?status=disabled`)).data.list.map(
      ({ reason }) => reason,
    ),
  ).toEqual(['The account is disabled']);
  expect(
    (await get<{ total: number; list: Row[] }>(`${address}/rows?pageNo=2&pageSize=10`)).data,
  ).toMatchObject({ total: 8, list: [] });
});

test.each(['account', 'jobNumber', 'mailBox', 'mobileNumber'] as const)(
  'a chosen column identifies people by %s, whatever it and the other columns are called',
  async (identity) => {
    const { data } = await envelopeOf<{ list: components['schemas']['Member'][] }>(
      setup.client.postJson(
        '/api/ischool/v1/selectors/members/query',
        { keyword: '', pageNo: 1, pageSize: 10 },
        setup.admin,
      ),
    );
    const [one, two] = data.list;
    const bytes = writeSheet([
      ['Staff list'],
      ['Account', 'Staff number'],
      ['First Bank', one![identity]],
      ['wei.zhang1', ''],
      ['First Bank', two![identity]],
    ]);
    const choices = { accountColumn: '1', headerRow: '2', key: 'staff-number' };
    const { data: created } = await send(bytes, choices);
    await setup.client.advance(IMPORT_WORK_MS);
    const rows = await get<{ list: Row[] }>(`${IMPORTS}/${created!.importId}/rows?pageSize=50`);
    expect(rows.data.list.map(({ row, memberId }) => [row, memberId])).toEqual([
      [3, one!.id],
      [5, two!.id],
    ]);
  },
);

test('the header is the row that the user chose, and rows above it are no people', async () => {
  const bytes = writeSheet([['Account'], ['wei.zhang1'], ['Who'], ['na.li2']]);
  const { data } = await send(bytes, { headerRow: '3', key: 'third-row' });
  await setup.client.advance(IMPORT_WORK_MS);
  const { list } = (await get<{ list: Row[] }>(`${IMPORTS}/${data!.importId}/rows`)).data;
  expect(list.map(({ row, account }) => [row, account])).toEqual([[4, 'na.li2']]);
});

test('the report contains the failed rows without formulas, and can be uploaded again', async () => {
  const address = await ready(
    writeSheet([
      ['Account', 'Name'],
      ['wei.zhang1', 'Right'],
      ['=cmd|calc', '+86'],
      ['-1', '@sum'],
    ]),
  );
  const { reportUrl } = await jobAt(address);
  const sheet = await sheetOf(reportUrl!);
  expect(sheet).toEqual([
    ['Name', 'Account', 'Employee ID', 'Email', 'Mobile number', 'Reason for failure'],
    ["'+86", "'=cmd|calc", '', '', '', 'The account doesn’t exist'],
    ["'@sum", "'-1", '', '', '', 'The account doesn’t exist'],
  ]);
  await setup.client.postJson('/__mock/db/memberChanges', { id: 'member-000009', account: '-1' });
  const again = await send(writeSheet(sheet), { key: 'report-again' });
  await setup.client.advance(IMPORT_WORK_MS);
  expect(await jobAt(`${IMPORTS}/${again.data!.importId}`)).toMatchObject({
    successUsersLength: 1,
    errorUsersLength: 1,
  });
});

test('reads the chosen sheet instead of the list, as another import', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'List', rows: [['Account'], ['absent'], ['wei.zhang1']] },
      { name: 'Second', rows: [['Account'], ['wei.zhang1']] },
    ],
  });
  expect(await jobAt(await ready(Buffer.from(bytes)))).toMatchObject({ usersLength: 2 });
  const { data } = await send(bytes, { key: 'second-sheet', sheet: '1' });
  await setup.client.advance(IMPORT_WORK_MS);
  expect(await jobAt(`${IMPORTS}/${data!.importId}`)).toMatchObject({
    state: 'ready',
    successUsersLength: 1,
  });
  expect(await send(bytes, { key: 'second-sheet' })).toMatchObject({ code: '990715' });
});
