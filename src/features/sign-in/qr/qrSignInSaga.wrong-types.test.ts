import wrongTypes from '#testing/cases/wrongTypes.json';
import { reply } from '#testing/network/scriptedFetch.ts';
import { qrService, qrStatus } from '#testing/pages/qrPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { startStore } from '#testing/render/startStore.ts';
import { consentMarked } from '#shared/consent/consentSlice.ts';
import { dialogOpened } from '../dialog/dialogSlice';
import { qrPanelShown } from './qrSignInSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Three polls: the third failure in a row ends a session. */
const PAUSES_MS = [2000, 2000, 4000];

describe.each(wrongTypes.filter(({ value }) => typeof value !== 'string'))(
  '$id instead of text',
  ({ value }) => {
    test.each([
      ['session id', { createQrSession: { qrCodeSessionId: value } }],
      ['session', { createQrSession: value }],
      ['status', { getQrStatus: { qrCodeStatus: value } }],
      ['status answer', { getQrStatus: value }],
      [
        'token',
        {
          getQrStatus: { qrCodeStatus: 'QRCODE_CONFIRM_LOGIN' },
          requestQrToken: { access_token: value },
        },
      ],
    ] as const)('as %s: fails without a token or a reload', async (_what, answers) => {
      const service = qrService(qrStatus('NON_SCANED'));
      for (const [operation, data] of Object.entries(answers))
        service.script(operation as 'getQrStatus', reply.data(data));
      const { store, environment } = startStore({ service });
      store.dispatch(dialogOpened({ mode: 'qr' }));
      store.dispatch(consentMarked(true));
      store.dispatch(qrPanelShown());
      for (const pause of [0, ...PAUSES_MS]) await passTime(pause);
      expect(store.getState().qrSignIn.status).toBe('failed');
      expect(localStorage.getItem('access_token')).toBeNull();
      expect(environment.reloads).toBe(0);
    });
  },
);
