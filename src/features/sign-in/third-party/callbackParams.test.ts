import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { rememberRedirect } from './pendingRedirects';
import type { PendingRedirect } from './pendingRedirects';
import { takeCallbackParams } from './callbackParams';

const PAGE = '/portal/courses.html';

/** The page of somebody else at this address, in a browser that remembers these attempts. */
function comeBackTo(address: string, ...attempts: readonly Partial<PendingRedirect>[]) {
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

describe('on a page that is not ours', () => {
  test.each(['access_denied', 'server_error', 'account_pending'])(
    '%s ends the trip that began there, and leaves the address as it was',
    (error) => {
      const { trip, environment, kept } = comeBackTo(`${PAGE}?course=7&error=${error}`, {});
      expect(trip).toMatchObject({ way: undefined, error, attempt: { way: 'portal' } });
      expect(environment.address()).toMatchObject({ path: PAGE, query: '?course=7' });
      expect(kept).toBeNull();
    },
  );

  test('a state that this browser gave away ends its trip wherever it comes to', () => {
    const { trip, environment } = comeBackTo('/portal/?error=access_denied&state=s1', {
      way: 'enterprise',
      state: 's1',
    });
    expect(trip).toMatchObject({ error: 'access_denied', attempt: { state: 's1' } });
    expect(environment.address()).toMatchObject({ path: PAGE, query: '?course=7' });
  });

  test.each([
    ['nobody left', `${PAGE}?error=access_denied`, []],
    ['somebody left from another page', '/portal/forum.html?error=server_error&x=1', [{}]],
    ['the time for coming back is over', `${PAGE}?error=access_denied`, [{ at: 0 }]],
    [
      'the state is not ours',
      `${PAGE}?error=access_denied&state=theirs`,
      [{ way: 'enterprise', state: 's1' } as const],
    ],
    ['the code and state are the page’s own', `${PAGE}?code=c&state=theirs`, [{}]],
    ['the error is none of a sign-in', `${PAGE}?error=404`, [{}]],
  ])('an address is its own where %s', (_goal, address, attempts) => {
    const { trip, environment, kept } = comeBackTo(address, ...attempts);
    expect(trip).toBeNull();
    expect(environment.address().path + environment.address().query).toBe(address);
    expect(kept === null).toBe(attempts.length === 0 || 'at' in (attempts[0] ?? {}));
  });

  test('a sign-in that went well needs no memory of it', () => {
    const { trip, environment } = comeBackTo(`${PAGE}?isThirdLogin=uniportal`);
    expect(trip).toMatchObject({ way: 'portal', error: undefined });
    expect(environment.address().query).toBe('');
  });
});
