import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { draftOwnerId } from './draftOwnerId';
import { saveTokens } from './tokenStore';

const markOf = (access_token: string, user_id?: string): string => {
  const environment = testEnvironment();
  saveTokens(environment, { access_token, refresh_token: '', user_id });
  return draftOwnerId(environment);
};

test('an account is known by its id, whatever its session', () => {
  expect(markOf('token-1', 'u1')).toBe(markOf('token-2', 'u1'));
  expect(markOf('token-1', 'u1')).not.toBe(markOf('token-1', 'u2'));
});

test('one whose id nobody told is known by its session, of which the mark gives nothing away', () => {
  expect(markOf('token-1')).toBe(markOf('token-1'));
  expect(markOf('token-1')).not.toBe(markOf('token-2'));
  expect(markOf('token-1')).toMatch(/^session [\da-f]{1,8}$/);
});

test('nobody has no mark', () => expect(draftOwnerId(testEnvironment())).toBe(''));
