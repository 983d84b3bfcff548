import { qrPanelShown } from './qr/qrSignInSlice';
import { modeChosen } from './dialog/dialogSlice';
import { qrStatus } from '#testing/pages/qrPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { startStore } from '#testing/render/startStore.ts';
import { signInRequested } from '#shared/session/sessionSlice.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('drops a second token, obtained by switching modes while the first sign-in is completing', async () => {
  const service = new ScriptedService()
    .script('getQrStatus', qrStatus('CONFIRM_LOGIN'))
    .script('requestQrToken', reply.data({ access_token: 'first', refresh_token: 'r' }))
    .script('requestToken', reply.json(200, { access_token: 'second', refresh_token: 'r' }))
    .script('signLatestAgreement', reply.after(5000, reply.data(null)));
  const { store, environment, signIn } = startStore({ service });
  store.dispatch(signInRequested());
  store.dispatch(modeChosen('qr'));
  store.dispatch({ type: 'consent/consentMarked', payload: true });
  store.dispatch(qrPanelShown());
  await passTime(0);
  await passTime(2000);
  await passTime(0);
  expect(localStorage.getItem('access_token')).toBe('first');
  store.dispatch(modeChosen('code'));
  signIn();
  await passTime(1000);
  expect(service.count('requestToken')).toBe(1);
  await passTime(10_000);
  expect(localStorage.getItem('access_token')).toBe('first');
  expect(environment.reloads).toBe(1);
});
