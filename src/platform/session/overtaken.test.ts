import { reply, ScriptedService } from '../../testing/scriptedFetch';
import { startStore } from '../../testing/startStore';
import { testEnvironment } from '../../testing/testEnvironment';
import { selectNotices } from '../notices/noticesSlice';
import { selectSignedIn, signInWanted } from './sessionSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A sign-in of this tab that has its token, `token-1`, and waits for the agreement to be signed. */
async function completing(service: ScriptedService) {
  service.script('signLatestAgreement', reply.after(5000, reply.data(null)));
  const started = startStore({ service, environment: testEnvironment() });
  started.store.dispatch(signInWanted());
  started.signIn();
  await jest.advanceTimersByTimeAsync(1000);
  const { environment, store } = started;
  return {
    ...started,
    phrases: () => selectNotices(store.getState()).map(({ message }) => ('phrase' in message ? message.phrase : message)),
    otherTab: async (token: string | null) => {
      if (token === null) environment.cookies.remove('access_token');
      else environment.cookies.set('access_token', token);
      environment.otherTab('access_token', token);
      await jest.advanceTimersByTimeAsync(6000);
    },
  };
}

test('store-66 another tab that signs in while this one completes a sign-in has the session, whole', async () => {
  const { store, environment, otherTab, phrases } = await completing(new ScriptedService());
  await otherTab('token-2');
  expect(localStorage.getItem('access_token')).toBe('token-2');
  expect(environment.cookies.get('access_token')).toBe('token-2');
  expect(selectSignedIn(store.getState())).toBe(true);
  expect(phrases()).toEqual(['session.signedInElsewhere']);
  expect(environment.beacons).toEqual([]);
  expect(environment.reloads).toBe(0);
});

test('store-67 another tab that signs out while this one completes a sign-in leaves no half session', async () => {
  const { store, environment, otherTab, phrases } = await completing(new ScriptedService());
  await otherTab(null);
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(environment.cookies.get('access_token')).toBeUndefined();
  expect(selectSignedIn(store.getState())).toBe(false);
  expect(phrases()).toEqual(['login.failed']);
  expect(environment.reloads).toBe(0);
});
