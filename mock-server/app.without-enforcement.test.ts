/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

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

test.each(['+1', ''])(
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

test('says at which line and column a body stops being JSON', async () => {
  const answer = mock().fetch(operations.getAcademyConfig.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{\n  "lang": en }',
  });
  expect((await envelopeOf<{ violations: unknown[] }>(answer)).data.violations).toEqual([
    { where: 'body', message: expect.stringMatching(/ at line 2, column 11$/) },
  ]);
});
