/** @jest-environment node */
import { makeNamespaces } from '#mock/state/namespaces.ts';
import { limits } from '#mock/limits.ts';
import { issueCode, redeemCode, secondsUntilResend } from './codes';

const PHONE = '13800000001';

/** A namespace with a stopped clock. */
function setUp() {
  const namespace = makeNamespaces(1).of('codes');
  namespace.clock.freeze(Date.UTC(2026, 0, 5));
  return {
    namespace,
    issue: (purpose: 'sign-in' | 'restore' = 'sign-in') =>
      issueCode(namespace, {
        identifier: PHONE,
        purpose,
        channel: 'sms',
        lang: 'en_US',
        text: (code) => `Code ${code}`,
      }),
    redeem: (code: string, purpose?: 'sign-in' | 'restore') =>
      redeemCode(namespace, PHONE, code, purpose),
    wait: (milliseconds: number) => namespace.clock.advance(milliseconds),
  };
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code has six digits and is in the message of the inbox', () => {
  const { namespace, issue } = setUp();
  const code = issue();
  expect(code).toMatch(/^\d{6}$/);
  expect(namespace.database.rows('messages').at(-1)).toMatchObject({
    to: PHONE,
    channel: 'sms',
    lang: 'en_US',
    code,
    text: `Code ${code}`,
  });
});

test('a code can be used once', () => {
  const { issue, redeem } = setUp();
  const code = issue();
  expect([redeem(code), redeem(code)]).toEqual(['right', 'wrong']);
});

test('a new code replaces the one before, for its purpose only', () => {
  const { namespace, issue, redeem } = setUp();
  const restoring = issue('restore');
  const first = issue();
  const second = issue();
  const states = namespace.database.rows('verificationCodes').map(({ state }) => state);
  expect(states).toEqual(['live', 'replaced', 'live']);
  expect(redeem(first)).toBe(first === second ? 'right' : 'wrong');
  expect(redeem(restoring, 'restore')).toBe('right');
});

test('a code lives for five minutes', () => {
  const late = setUp();
  const expired = late.issue();
  late.wait(limits.codeLife);
  expect(late.redeem(expired)).toBe('wrong');
  const inTime = setUp();
  const code = inTime.issue();
  inTime.wait(limits.codeLife - 1);
  expect(inTime.redeem(code)).toBe('right');
});

test('the fifth wrong attempt locks the code, for the right one too', () => {
  const { issue, redeem } = setUp();
  const code = issue();
  const attempts = Array.from({ length: 5 }, () => redeem(wrongOf(code)));
  expect(attempts).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locked']);
  expect(redeem(code)).toBe('locked');
  expect(redeem(issue())).toBe('right');
});

test('without a code every attempt is wrong', () => {
  expect(setUp().redeem('123456')).toBe('wrong');
});

test.each([
  ['at once', 0, 59],
  ['after part of a second', 1, 59],
  ['after 58 seconds', 58_000, 1],
  ['after 59 seconds', 59_000, 0],
  ['after an hour', 3_600_000, 0],
  ['when the clock was set back', -1, 0],
])('%s another code can be sent in %d ms: %d s', (_about, passed, seconds) => {
  const { namespace, issue, wait } = setUp();
  expect(secondsUntilResend(namespace, PHONE)).toBe(0);
  issue();
  wait(passed);
  expect(secondsUntilResend(namespace, PHONE)).toBe(seconds);
  expect(secondsUntilResend(namespace, PHONE, 'restore')).toBe(0);
});
