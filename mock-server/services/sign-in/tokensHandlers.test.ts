/** @jest-environment node */
import { mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();
const phone = { phone_number: '13912345678' };

async function outcome(
  answer: Promise<Response>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { status, json } = await answer.then((response) => ({
    status: response.status,
    json: response.json(),
  }));
  return { status, body: (await json) as Record<string, unknown> };
}

test('registers an unknown number, and finds the same person next time', async () => {
  const client = mock();
  const first = await client.signIn(phone);
  expect(first).toEqual({
    access_token: expect.stringMatching(/./),
    refresh_token: expect.stringMatching(/./),
    expires_in: 7200,
    user_id: expect.stringMatching(/./),
    schoolId: 'school-1',
  });
  await client.advance(60_000);
  const second = await client.signIn(phone);
  expect(second.user_id).toBe(first.user_id);
  expect(second.access_token).not.toBe(first.access_token);
});

test("refuses a wrong code in Chinese for the client and in the user's language for the user", async () => {
  const client = mock();
  await client.sendSms(phone.phone_number);
  await client.sendEmail('a@mail.example');
  const right = await client.codeFor(phone.phone_number);
  const wrong = right === '000000' ? '111111' : '000000';
  expect(await outcome(client.requestToken(phone, wrong, { 'sxz-lang': 'tr_TR' }))).toEqual({
    status: 400,
    body: {
      error: 'invalid_grant',
      error_description: '短信验证码错误或失效',
      code: '990201',
      message: 'Doğrulama kodu yanlış veya artık geçerli değil.',
    },
  });
  expect(
    (await outcome(client.requestToken({ email: 'a@mail.example' }, 'abcdef'))).body,
  ).toMatchObject({ error_description: '邮箱验证码错误或失效' });
});

test('a code lasts five minutes, works once, and ends when a newer one is sent', async () => {
  const client = mock();
  await client.postJson('/__mock/clock', { freeze: '2025-03-01T10:00:00Z' });
  const send = async (): Promise<string> => {
    await client.sendSms(phone.phone_number);
    return client.codeFor(phone.phone_number);
  };
  const status = async (code: string) => (await client.requestToken(phone, code)).status;
  const expired = await send();
  await client.advance(300_000);
  expect(await status(expired)).toBe(400);
  const replaced = await send();
  await client.advance(60_000);
  const newer = await send();
  expect(await status(replaced)).toBe(replaced === newer ? 200 : 400);
  expect(await status(newer)).toBe(200);
  expect(await status(newer)).toBe(400);
  expect(await client.look('/__mock/db/verificationCodes')).toMatchObject([
    { state: 'replaced' },
    { state: 'replaced' },
    { state: 'used' },
  ]);
});

test('the fifth wrong attempt locks the code', async () => {
  const client = mock();
  await client.sendSms(phone.phone_number);
  const tries = [];
  for (let count = 0; count < 5; count += 1)
    tries.push((await outcome(client.requestToken(phone, 'wrong!'))).body['code']);
  expect(tries).toEqual(['990201', '990201', '990201', '990201', '990202']);
  expect(
    (await outcome(client.requestToken(phone, await client.codeFor(phone.phone_number)))).body,
  ).toMatchObject({ code: '990202', error_description: '短信验证码错误或失效' });
});

test('refuses to sign in without the agreement, and keeps the code valid', async () => {
  const client = mock();
  await client.sendSms(phone.phone_number);
  const code = await client.codeFor(phone.phone_number);
  expect(await outcome(client.requestToken({ ...phone, sign: 'false' }, code))).toMatchObject({
    status: 400,
    body: { code: '990203', message: expect.stringMatching(/./) },
  });
  expect((await client.requestToken(phone, code)).status).toBe(200);
});

test('reports a pending deregistration only after the correct code', async () => {
  const client = mock();
  await client.sendSms('19900000019');
  expect(
    (await outcome(client.requestToken({ phone_number: '19900000019' }, 'wrong!'))).body,
  ).toMatchObject({ code: '990201' });
});
