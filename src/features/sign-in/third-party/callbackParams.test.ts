import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { rememberRedirect } from './pendingRedirects';
import type { PendingRedirect } from './pendingRedirects';
import { takeCallbackParams } from './callbackParams';

const PAGE = '/portal/courses.html';

/** Opens a host's page at this address in a browser that remembers these attempts. */
function openHostPage(address: string, ...attempts: readonly Partial<PendingRedirect>[]) {
  const environment = testEnvironment({ address });
  const at = environment.clock().wall;
  attempts.forEach((one) =>
    rememberRedirect(environment, {
      way: 'portal',
      at,
      agreed: true,
      page: `${PAGE}?course=7`,
      ...one,
    }),
  );
  const trip = takeCallbackParams(environment, { ...defaultDeployment, foreignPage: true });
  return { trip, environment, kept: localStorage.getItem('thirdPartyAttempts') };
}

describe('on a host’s page', () => {
  test.each(['access_denied', 'server_error', 'account_pending'])(
    '%s completes the attempt that began there, and leaves the address unchanged',
    (error) => {
      const { trip, environment, kept } = openHostPage(`${PAGE}?course=7&error=${error}`, {});
      expect(trip).toMatchObject({ way: undefined, error, attempt: { way: 'portal' } });
      expect(environment.address()).toMatchObject({ path: PAGE, query: '?course=7' });
      expect(kept).toBeNull();
    },
  );

  test('an issued state completes its attempt on any page', () => {
    const { trip, environment } = openHostPage('/portal/?error=access_denied&state=s1', {
      way: 'enterprise',
      state: 's1',
    });
    expect(trip).toMatchObject({ error: 'access_denied', attempt: { state: 's1' } });
    expect(environment.address()).toMatchObject({ path: PAGE, query: '?course=7' });
  });

  test.each([
    ['there is no attempt', `${PAGE}?error=access_denied`, []],
    ['the attempt began on another page', '/portal/forum.html?error=server_error&x=1', [{}]],
    ['the attempt has expired', `${PAGE}?error=access_denied`, [{ at: 0 }]],
    [
      'the state is not ours',
      `${PAGE}?error=access_denied&state=theirs`,
      [{ way: 'enterprise', state: 's1' } as const],
    ],
    ['the code and state belong to the page', `${PAGE}?code=c&state=theirs`, [{}]],
    ['the error is not one of a sign-in', `${PAGE}?error=404`, [{}]],
  ])('ignores the parameters where %s', (_goal, address, attempts) => {
    const { trip, environment, kept } = openHostPage(address, ...attempts);
    expect(trip).toBeNull();
    expect(environment.address().path + environment.address().query).toBe(address);
    expect(kept === null).toBe(attempts.length === 0 || 'at' in (attempts[0] ?? {}));
  });

  test('a successful sign-in needs no remembered attempt', () => {
    const { trip, environment } = openHostPage(`${PAGE}?isThirdLogin=uniportal`);
    expect(trip).toMatchObject({ way: 'portal', error: undefined });
    expect(environment.address().query).toBe('');
  });
});
