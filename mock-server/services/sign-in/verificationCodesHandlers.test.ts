/** @jest-environment node */
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';

const lines: string[] = [];
const mock = mockForFile({ log: (line) => lines.push(line) });
const PHONE = '13912345678';

test("a sent code is in the inbox, in the user's language, and in the log", async () => {
  const client = mock();
  expect(await envelopeOf(client.sendSms(PHONE, undefined, { 'sxz-lang': 'ru_RU' }))).toEqual({
    code: '000000',
    message: 'success',
    data: null,
  });
  const messages = await client.look<{ code: string; text: string }[]>(
    `/__mock/messages?to=${PHONE}`,
  );
  expect(messages).toMatchObject([
    {
      to: PHONE,
      channel: 'sms',
      code: expect.stringMatching(/^\d{6}$/),
      text: expect.stringContaining('Код подтверждения'),
      sentAt: expect.any(String),
    },
  ]);
  expect(messages[0]?.text).toContain(messages[0]?.code);
  // Phones offer the code on this host only (WebOTP).
  expect(messages[0]?.text.split('\n').slice(1)).toEqual(['', `@127.0.0.1 #${messages[0]?.code}`]);
  expect(lines).toContain(`code ${messages[0]?.code} for ${PHONE} (SMS)`);
});

test.each(['123', '12912345678', '139123456789', 'abc', '139 1234 5678', '+8613912345678'])(
  'refuses %s, which is not a mainland number: no code, no account, a message',
  async (phone) => {
    const client = mock();
    const people = await client.look<unknown[]>('/__mock/db/users');
    const refusal = { code: '990106', message: expect.stringContaining('11') };
    expect(await envelopeOf(client.sendSms(phone, undefined, { 'sxz-lang': 'ar_SA' }))).toEqual({
      ...refusal,
      data: null,
    });
    const answer = await client.requestToken({ phone_number: phone }, '123456');
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'invalid_grant', ...refusal },
    ]);
    expect(
      (
        await client.get(
          `/api/accounts/open/login/account/open/code/imagevalid?account=${encodeURIComponent(phone)}`,
        )
      ).status,
    ).toBe(200);
    expect(await client.look('/__mock/messages')).toEqual([]);
    expect(await client.look('/__mock/db/users')).toEqual(people);
  },
);

test('refuses another code for 59 seconds and then sends it', async () => {
  const client = mock();
  await client.postJson('/__mock/clock', { freeze: '2025-03-01T10:00:00Z' });
  await client.sendSms(PHONE);
  const refused = await client.sendSms(PHONE);
  expect(refused.headers.get('retry-after')).toBe('59');
  expect(await refused.json()).toMatchObject({
    code: '990429',
    message: 'A code has already been sent. Try again in 59 seconds.',
  });
  expect((await envelopeOf(client.sendSms('13912345679'))).code).toBe('000000');
  await client.advance(58_999);
  expect(await envelopeOf(client.sendSms(PHONE))).toMatchObject({
    code: '990429',
    message: expect.stringContaining('in 1 second'),
  });
  await client.advance(1);
  expect((await envelopeOf(client.sendSms(PHONE))).code).toBe('000000');
});
