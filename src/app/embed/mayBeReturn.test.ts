import { rememberRedirect } from '#features/sign-in/third-party/pendingRedirects.ts';
import { browserEnvironment } from '#shared/browser/environment.ts';
import { mayBeReturn } from './mayBeReturn';

const attempt = { way: 'portal', agreed: true, page: '/courses' } as const;
const look = (query: string) => mayBeReturn(query, () => localStorage);

test.each([
  ['?isThirdLogin=uniportal', true, true],
  ['?a=1&error=access_denied', true, false],
  ['?error=', true, false],
  ['', false, false],
  ['?terror=x', false, false],
  ['?a=error', false, false],
])('after %s the app loads: %s with a pending redirect, else %s', (query, left, stayed) => {
  const environment = browserEnvironment(window);
  localStorage.clear();
  expect(look(query)).toBe(stayed);
  rememberRedirect(environment, { ...attempt, at: environment.clock().wall });
  expect(look(query)).toBe(left);
});

test('blocked storage counts as no pending redirect', () => {
  expect(
    mayBeReturn('?error=access_denied', () => {
      throw new DOMException('no', 'SecurityError');
    }),
  ).toBe(false);
});
