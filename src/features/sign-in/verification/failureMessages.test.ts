import type { RefusedError } from '#shared/api/client/apiError.ts';
import { soon } from '#testing/pages/soon.ts';
import { codeRefusal } from './failureMessages';

const refused = (description: string): RefusedError => ({
  kind: 'refused',
  status: 400,
  resultCode: '',
  message: '',
  description,
});

test.each([
  ['短信验证码错误或失效', 'yzm.check.error'],
  [`您的验证码 ${'a'.repeat(100)} 已过期`, 'yzm.check.error'],
  ['验证码\n错误', undefined],
  ['错误：验证码', undefined],
])('reads %j as D22 requires', (description, phrase) => {
  expect(codeRefusal(refused(description), 'phone')).toBe(phrase);
});

test('a description of the maximum length does not block the page', () => {
  expect(soon(50, () => codeRefusal(refused('验证码'.repeat(100_000)), 'phone'))).toBeUndefined();
});
