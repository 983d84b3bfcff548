import type { RefusedError } from '#shared/api/client/apiError.ts';
import { soon } from '#testing/helpers/soon.ts';
import { isWrongCode } from './failureMessages';

const refused = (description: string): RefusedError => ({
  kind: 'refused',
  status: 400,
  resultCode: '',
  message: '',
  description,
});

test.each([
  ['短信验证码错误或失效', true],
  [`您的验证码 ${'a'.repeat(100)} 已过期`, true],
  ['验证码\n错误', false],
  ['错误：验证码', false],
])('reads %j as D22 requires', (description, isWrong) => {
  expect(isWrongCode(refused(description))).toBe(isWrong);
});

test('a description of the maximum length does not block the page', () => {
  expect(soon(50, () => isWrongCode(refused('验证码'.repeat(100_000))))).toBe(false);
});
