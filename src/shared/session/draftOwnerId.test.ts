import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { draftOwnerId } from './draftOwnerId';
import { saveTokens } from './tokenStore';

const markOf = (access_token: string, user_id?: string): string => {
  const environment = testEnvironment();
  saveTokens(environment, { access_token, refresh_token: '', user_id });
  return draftOwnerId(environment);
};

test('an account is identified by its id, whatever its session', () => {
  expect(markOf('token-1', 'u1')).toBe(markOf('token-2', 'u1'));
  expect(markOf('token-1', 'u1')).not.toBe(markOf('token-1', 'u2'));
});

test('an account without id is identified by a hash of its session, which does not reveal the token', () => {
  expect(markOf('token-1')).toBe(markOf('token-1'));
  expect(markOf('token-1')).not.toBe(markOf('token-2'));
  expect(markOf('token-1')).toMatch(/^session [\da-f]{1,8}$/);
});

test('is empty when no one is signed in', () => expect(draftOwnerId(testEnvironment())).toBe(''));
