/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import { application, bearerOf } from '#mock/testing/validRequestsOfSignIn.ts';
import {
  accountsSheet,
  ADMIN,
  readyImport,
  upload,
} from '#mock/testing/validRequestsOfSelectors.ts';

/** Runs like `npm run mock`: it logs contract violations and then answers as the platform would. */
const mock = mockForFile({ enforce: false });
const PHONE = '13912345678';

const sendSms = (client: MockClient, fields: Record<string, string>) =>
  client.postForm(operations.sendSmsCode.path, fields);

test("sends a code if the slider's fields are missing, as if they were empty", async () => {
  const client = mock();
  expect(await envelopeOf(sendSms(client, { phone_number: PHONE, country_code: '+86' }))).toEqual({
    code: '000000',
    message: 'success',
    data: null,
  });
  expect(
    (await envelopeOf(client.postForm(operations.sendEmailCode.path, { email: 'a@mail.example' })))
      .code,
  ).toBe('000000');
  expect(
    (await envelopeOf(sendSms(client, { phone_number: '19900000003', country_code: '+86' }))).code,
  ).toBe('990101');
});

test.each(['+1', '86', ' 86', '%2B86', ''])(
  'refuses country code %j: it sends nothing and restores no account',
  async (countryCode) => {
    const client = mock();
    const number = { phone_number: '19900000019', country_code: countryCode };
    expect((await envelopeOf(sendSms(client, number))).code).toBe('990106');
    expect(
      (await envelopeOf(client.postForm(operations.sendRestoreSmsCode.path, number))).code,
    ).toBe('990106');
    expect(await client.look('/__mock/messages')).toEqual([]);
    await client.postForm(operations.sendRestoreSmsCode.path, { ...number, country_code: '+86' });
    const verificationCode = await client.codeFor('19900000019');
    expect(
      await envelopeOf(
        client.postForm(operations.checkRestoreSmsCode.path, { ...number, verificationCode }),
      ),
    ).toMatchObject({ code: '000000', data: null });
  },
);

test.each([
  'a@b..example',
  '.a@b.example',
  'a.@b.example',
  'a@-b.example',
  'a@b.c',
  'a@[127.0.0.1]',
  '<a>@b.example',
  '用户@例子.公司',
  `${'a'.repeat(65)}@b.example`,
  'a@b@c.example',
  'a@b.example\r\nBcc: c@d.example',
])('sends no code to %j', async (email) => {
  const client = mock();
  expect((await envelopeOf(client.sendEmail(email))).code).toBe('990105');
  expect(await client.look('/__mock/messages')).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ['another kind of grant', { phone_number: PHONE, grant_type: 'password' }],
  ['no identifier', {}],
  ['two identifiers', { phone_number: PHONE, email: 'a@mail.example' }],
])('%s gets no token, and the code stays valid', async (_, fields) => {
  const client = mock();
  await client.sendSms(PHONE);
  const code = await client.codeFor(PHONE);
  const answer = await client.requestToken(fields, code);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: 'invalid_grant', code: '990422', message: expect.stringMatching(/./) },
  ]);
  expect((await client.requestToken({ phone_number: PHONE }, code)).status).toBe(200);
});

test.each([
  { realName: '...' },
  { realName: '李雷1' },
  { realName: '\u3164' },
  { realName: '𠮷'.repeat(65) },
  { reason: 'java\tscript:x' },
  { reason: '<?xml' },
  { reason: '\u200b' },
  { reason: 'x'.repeat(501) },
  { gender: '' },
  { gender: 'MALE' },
])('refuses an application with %j, as its form does', async (changes) => {
  const client = mock();
  const bearer = await bearerOf(client);
  const { code } = await envelopeOf(
    client.postJson(operations.submitApplication.path, { ...application, ...changes }, bearer),
  );
  expect(['990422', '990613', '990614']).toContain(code);
  expect(
    (await envelopeOf(client.get(operations.getCurrentApplication.path, bearer))).data,
  ).toBeNull();
});

test.each<[string, string, object]>([
  ['empty', 'members', { keyword: '', field: '', departmentId: '', scope: '', createdByMe: false }],
  [
    'null',
    'groups',
    { keyword: null, field: null, departmentId: null, scope: null, createdByMe: null },
  ],
  ['not at all', 'visitors', {}],
])('optional search fields may be %s', async (_, kind, criteria) => {
  const client = mock();
  const search = (body: object) =>
    envelopeOf(
      client.postJson(
        `/api/ischool/v1/selectors/${kind}/query`,
        { ...body, pageNo: 1, pageSize: 10 },
        admin,
      ),
    );
  const admin = await bearerOf(client, ADMIN);
  const answer = await search(criteria);
  expect(answer.code).toBe('000000');
  expect(answer.data).toEqual((await search({ keyword: '' })).data);
});

test.each([{ field: '' }, { field: null }, {}])(
  'looks names up in all columns with %j',
  async (column) => {
    const client = mock();
    const answer = await client.postJson(
      '/api/ischool/v1/selectors/roles/batch-query',
      { tokens: ['讲师'], ...column },
      await bearerOf(client, ADMIN),
    );
    expect(await envelopeOf(answer)).toMatchObject({
      code: '000000',
      data: { results: [{ status: 'matched' }] },
    });
  },
);

test.each([
  ['imageId', null],
  ['imageId', undefined],
  ['tenantId', null],
  ['tenantId', undefined],
])('treats an application whose %s is %p as if the field were empty', async (field, value) => {
  const client = mock();
  const sent = await envelopeOf(
    client.postJson(
      operations.submitApplication.path,
      { ...application, imageId: '', [field]: value },
      await bearerOf(client),
    ),
  );
  expect(sent).toMatchObject({ code: '000000', data: { tenantId: 'academy', imageId: '' } });
});

test('uploads without a key are separate imports, each checked by its file', async () => {
  const client = mock();
  const admin = await bearerOf(client, ADMIN);
  const send = (name: string) =>
    envelopeOf<{ importId: string } | null>(
      upload(client, admin, accountsSheet(['wei.zhang1']), { name, key: '' }),
    );
  const [first, second, third] = [
    await send('members.xlsx'),
    await send('members.xlsx'),
    await send('members.csv'),
  ];
  expect([first.code, second.code, third.code]).toEqual(['000000', '000000', '990711']);
  expect(second.data?.importId).not.toBe(first.data?.importId);
});

test('an empty status selects rows of every status', async () => {
  const client = mock();
  const admin = await bearerOf(client, ADMIN);
  const address = await readyImport(client, admin);
  expect((await envelopeOf(client.get(`${address}/rows?status=`, admin))).data).toMatchObject({
    total: 2,
  });
});

test.each<[string, string, object]>([
  [
    '501 names',
    '/members/batch-query',
    { tokens: Array.from({ length: 501 }, (_, index) => `name-${index}`), field: 'all' },
  ],
  [
    '201 ids',
    '/resolve',
    { kind: 'members', ids: Array.from({ length: 201 }, (_, index) => `member-${index}`) },
  ],
])('refuses %s at once as too many', async (_, path, body) => {
  const client = mock();
  const answer = await client.postJson(
    `/api/ischool/v1/selectors${path}`,
    body,
    await bearerOf(client, ADMIN),
  );
  expect([answer.status, (await envelopeOf(answer)).code]).toEqual([400, '990422']);
});

test.each([
  ['JSON that ends too early', 'application/json', '{"tenantId":""'],
  ['JSON in an unsupported encoding', 'application/json; charset=latin1', '{}'],
  [
    'a form with more fields than can be read',
    'application/x-www-form-urlencoded',
    'a=1&'.repeat(2000),
  ],
  ['a multipart body without an end', 'multipart/form-data; boundary=b', '--b\r\n'],
])('does not answer %s as if the body were empty', async (_, type, body) => {
  const client = mock();
  const answer = await client.fetch(operations.getAcademyConfig.path, {
    method: 'POST',
    headers: { 'sxz-lang': 'en_US', 'content-type': type },
    body,
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      code: '990422',
      message: expect.stringMatching(/./),
      data: { violations: [{ where: 'body', message: expect.stringMatching(/./) }] },
    },
  ]);
});
