/** @jest-environment node */
import { readXlsx } from 'hucre/xlsx';
import { emptySelection } from '#lib/selection/selection.ts';
import { IMPORTS, importNamespace } from '#mock/testing/importNamespace.ts';
import { bearerOf, envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import { accountsSheet, IMPORT_WORK_MS, uploadSheet } from '#mock/testing/uploads.ts';

const { setup, signIn, send, get, change, jobAt, ready, sheetOf, addressOf } =
  importNamespace(mockForFile());

test.each([
  ['ar_SA', ['الاسم', 'الحساب', 'الرقم الوظيفي', 'البريد الإلكتروني', 'رقم الجوال']],
  ['en_US', ['Name', 'Account', 'Employee ID', 'Email', 'Mobile number']],
])('the template has its headers in %s', async (lang, headings) => {
  const headers = { 'sxz-lang': lang };
  expect(await sheetOf(`${IMPORTS}/template`, headers)).toEqual([headings]);
  const answer = await setup.client.get(`${IMPORTS}/template`, { ...setup.admin, ...headers });
  expect(answer.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.xlsx$/);
});

test('the template formats its columns as text, so that numbers keep their zeros', async () => {
  const answer = await setup.client.get(`${IMPORTS}/template`, setup.admin);
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()), {
    readStyles: true,
  });
  const formats = [...(sheets[0]?.cells?.values() ?? [])].map(({ style }) => style?.numFmt);
  expect(formats).toEqual(['@', '@', '@', '@', '@']);
});

test('only administrators can download files', async () => {
  const learner = await bearerOf(setup.client);
  expect((await setup.client.get(`${IMPORTS}/template`)).status).toBe(401);
  const refused = await setup.client.get(`${IMPORTS}/template`, learner);
  expect([refused.status, (await envelopeOf(refused)).code]).toEqual([403, '990612']);
  expect((await envelopeOf(uploadSheet(setup.client, learner, accountsSheet(['a'])))).code).toBe(
    '990612',
  );
});

const good = accountsSheet(['wei.zhang1']);
test.each<[string, Uint8Array, string, string]>([
  ['another extension', good, 'members.xlsb', '990711'],
  ['nothing', Buffer.alloc(0), 'members.xlsx', '990714'],
  [
    'more than 5 MB',
    Buffer.concat([good, Buffer.alloc(5 * 1024 * 1024)]),
    'members.xlsx',
    '990713',
  ],
])('refuses %s with a message', async (_title, bytes, name, code) => {
  expect(await send(bytes, { name })).toEqual({
    code,
    message: expect.stringMatching(/./),
    data: null,
  });
});

test('the same key and file are one import; another file or column is refused', async () => {
  const first = await send(good);
  expect(await send(good)).toEqual(first);
  expect(await send(good, { accountColumn: '1' })).toMatchObject({ code: '990715', data: null });
  expect(await send(accountsSheet(['b']))).toMatchObject({ code: '990715', data: null });
  expect((await send(good, { key: 'another-key' })).data).not.toEqual(first.data);
});

test('an import goes through its states by the clock', async () => {
  await setup.client.postJson('/__mock/clock', { freeze: '2030-01-01T00:00:00Z' });
  await signIn();
  const address = await addressOf(good, 'members.XLSX');
  const states: [string, number][] = [];
  for (const wait of [0, 1000, 1000, 1000, 1000]) {
    await setup.client.advance(wait);
    const { state, progress } = await jobAt(address);
    states.push([state, progress]);
  }
  expect(states).toEqual([
    ['uploaded', 0],
    ['queued', 0],
    ['validating', 0],
    ['validating', 50],
    ['ready', 100],
  ]);
  expect((await change('POST', `${address}/commit`)).data).toMatchObject({
    state: 'committing',
    progress: 0,
  });
  await setup.client.advance(2000);
  expect(await jobAt(address)).toMatchObject({ state: 'done', successUsersLength: 1, message: '' });
});

test.each<[string, Uint8Array, string, RegExp]>([
  [
    'a zip that is not a workbook',
    Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(40)]),
    'members.xlsx',
    /can’t be read/,
  ],
  ['a header alone', accountsSheet([]), 'members.xlsx', /no data/],
  [
    '10,001 rows',
    accountsSheet(Array.from({ length: 10_001 }, (_, index) => `a${index}`)),
    'members.xlsx',
    /At most 10000/,
  ],
])('%s fails with a reason', async (_title, bytes, name, message) => {
  const address = await addressOf(bytes, name);
  await setup.client.advance(IMPORT_WORK_MS);
  expect(await jobAt(address)).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(message),
    usersLength: 0,
  });
});

test('file names make imports fail or hang', async () => {
  const failing = await addressOf(good, 'failing.xlsx');
  const { data } = await send(good, { name: 'stuck.xlsx', key: 'stuck-key' });
  await setup.client.advance(IMPORT_WORK_MS);
  expect((await change('POST', `${failing}/commit`)).data).toMatchObject({ state: 'committing' });
  await setup.client.advance(IMPORT_WORK_MS);
  expect(await jobAt(failing)).toMatchObject({
    state: 'failed',
    message: 'Import failed, please re-import!',
  });
  expect(await jobAt(`${IMPORTS}/${data!.importId}`)).toMatchObject({ state: 'validating' });
});

test('refuses impossible moves', async () => {
  const address = await addressOf(good, 'members.xlsx');
  expect(await change('POST', `${address}/commit`)).toMatchObject({ code: '990717', data: null });
  expect((await change('DELETE', address)).data).toMatchObject({ state: 'cancelled' });
  expect(await change('DELETE', address)).toMatchObject({ code: '990718', data: null });
  await setup.client.advance(IMPORT_WORK_MS);
  expect(await change('POST', `${address}/commit`)).toMatchObject({ code: '990717' });
  const late = `${IMPORTS}/${(await send(good, { key: 'late-import' })).data!.importId}`;
  await setup.client.advance(31 * 60 * 1000);
  expect(await jobAt(late)).toMatchObject({ state: 'expired' });
  expect((await change('POST', `${late}/commit`)).code).toBe('990717');
  expect((await get(`${IMPORTS}/imports-999`)).code).toBe('990716');
});

test('a selection counts only committed rows', async () => {
  const address = await ready();
  const imports = [address.split('/').at(-1)!];
  const heads = async (): Promise<number> =>
    (
      await envelopeOf<{ headCount: number }>(
        setup.client.postJson(
          '/api/ischool/v1/selectors/summary',
          { selection: { ...emptySelection(), imports } },
          setup.admin,
        ),
      )
    ).data.headCount;
  expect(await heads()).toBe(0);
  await change('POST', `${address}/commit`);
  await setup.client.advance(IMPORT_WORK_MS);
  expect(await heads()).toBe(1);
});
