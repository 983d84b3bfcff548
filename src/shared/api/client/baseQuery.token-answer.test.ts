import { read, refused, UNREADABLE } from '#testing/pages/readText.ts';

describe('a token answer', () => {
  test('succeeds when it holds a token', () => {
    expect(read(200, '{"access_token":"t","expires_in":10}', 'token')).toEqual({
      data: { access_token: 't', expires_in: 10 },
    });
  });

  test.each([
    '{"access_token":""}',
    '{"access_token":7}',
    '{"access_token":null}',
    '{"code":"000000"}',
  ])('is a refusal without one: %s', (text) => {
    expect(read(200, text, 'token')).toMatchObject({ error: { kind: 'refused', status: 200 } });
  });

  test('is a refusal with the words of its description, by its body and not its status', () => {
    const text = '{"error_description":"短信验证码错误或失效","code":"030019","message":"m"}';
    const expected = { resultCode: '030019', message: 'm', description: '短信验证码错误或失效' };
    expect(read(400, text, 'token')).toEqual(refused(400, expected));
    expect(read(200, text, 'token')).toEqual(refused(200, expected));
  });

  test('contains the account’s deletion date when the service gives a readable one', () => {
    const said = (end: unknown) =>
      read(400, JSON.stringify({ code: '030019', deregistrationEndsAt: end }), 'token');
    const known = { resultCode: '030019', deregistrationEndsAt: Date.UTC(2025, 2, 22, 10) };
    expect(said('2025-03-22T10:00:00Z')).toEqual(refused(400, known));
    for (const junk of ['soon', 1742637600000, null, {}])
      expect(said(junk)).toEqual(refused(400, { resultCode: '030019' }));
  });

  test('is unreadable when it is an HTML page', () =>
    expect(read(200, '<html>', 'token')).toEqual(UNREADABLE));
});
