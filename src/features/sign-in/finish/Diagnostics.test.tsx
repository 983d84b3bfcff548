import { screen } from '@testing-library/react';
import { askByPhone, openSignInPage } from '#testing/pages/signInPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { PHONE, startStore } from '#testing/render/startStore.ts';
import { selectFailure } from './failureReports';

const EMAIL = { channel: 'email', value: 'li.lei@school.example' } as const;

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) });
  service = new ScriptedService();
});
/** A service whose texts contain the user's name, the code and a token. */
function refusalWithPersonalData(code: string): Reply {
  const words = `${PHONE.value} ${EMAIL.value} 123456 token-1 短信验证码错误或失效`;
  return reply.json(400, { code, message: words, error_description: words });
}

type TestStore = ReturnType<typeof startStore>;

test.each<[string, () => TestStore, object]>([
  [
    'an SMS code that was not sent',
    () => {
      service.script('sendSmsCode', refusalWithPersonalData('100001'));
      const app = startStore({ service, locale: 'fr_FR' });
      app.getCode(PHONE);
      return app;
    },
    { code: '0010001', step: 'send-code', cause: '100001', lang: 'fr_FR' },
  ],
  [
    'an e-mail code whose slider request lost its connection',
    () => {
      service.script('getSliderChallenge', reply.unreachable());
      const app = startStore({ service });
      app.getCode(EMAIL);
      return app;
    },
    { code: '0010002', step: 'challenge', cause: 'unreachable', lang: 'en_US' },
  ],
  [
    'an SMS code whose answer was too large',
    () => {
      service.script('sendSmsCode', reply.text(200, ' '.repeat(2 ** 20 + 1)));
      const app = startStore({ service });
      app.getCode(PHONE);
      return app;
    },
    { code: '0010001', step: 'send-code', cause: 'unreadable', lang: 'en_US' },
  ],
  [
    'a wrong code',
    () => {
      service.script('requestToken', refusalWithPersonalData(PHONE.value));
      const app = startStore({ service });
      app.signIn(PHONE);
      return app;
    },
    { code: '0010004', step: 'token', cause: 'refused', lang: 'en_US' },
  ],
  [
    'a sign-in that failed',
    () => {
      service.script('requestToken', reply.text(502, '<html>'));
      const app = startStore({ service });
      app.signIn(EMAIL);
      return app;
    },
    { code: '0010005', step: 'token', cause: 'unreadable', lang: 'en_US' },
  ],
])('reports %s, once, with nothing personal in it', async (_goal, fail, expected) => {
  const { environment } = fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(environment.beacons).toEqual([
    {
      url: '/api/ischool/v1/open/report/login-failure',
      report: { ...expected, at: '2026-01-05T12:00:00.000Z' },
    },
  ]);
  expect(JSON.stringify(environment.beacons)).not.toMatch(/13800000001|li\.lei|123456|token-1/);
});

test.each<[string, string, Reply, boolean]>([
  ['a refusal with a text', 'sendSmsCode', reply.refused('100001', 'No'), true],
  ['a refusal without one', 'sendSmsCode', reply.refused('100001', ''), true],
  ['a lost connection', 'sendSmsCode', reply.unreachable(), true],
  ['a failed sign-in with a text', 'requestToken', reply.json(400, { message: 'No' }), true],
  ['a wrong code', 'requestToken', refusalWithPersonalData('1'), false],
])('offers details after %s: %s', async (_goal, operation, answer, isOffered) => {
  service.script(operation as 'sendSmsCode', answer, answer);
  const { store, getCode, signIn } = startStore({ service });
  for (let time = 0; time < 2; time += 1) {
    (operation === 'sendSmsCode' ? getCode : signIn)();
    await jest.advanceTimersByTimeAsync(0);
    expect(selectFailure(store.getState()) !== null).toBe(isOffered);
  }
});

describe('the diagnostics', () => {
  async function failedSignIn() {
    service.script('sendSmsCode', reply.unreachable());
    const page = await openSignInPage({ service });
    await askByPhone(page);
    expect(screen.queryByText(/Diagnostic details/)).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Details' }));
    return page;
  }

  test('contain the report, the time and the language, and can be copied for support', async () => {
    const { user } = await failedSignIn();
    expect(screen.getByText(/Diagnostic details: 0010001 · .+ · English/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy diagnostic details' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^0010001 2026-01-05T12:00:\d\d\.\d{3}Z en_US$/,
    );
    await passTime(0);
    expect(screen.getByText('Diagnostic details copied')).toBeInTheDocument();
    expect(screen.queryByText(/^Couldn’t copy/)).not.toBeInTheDocument();
  });

  test('say so when the browser does not copy', async () => {
    const { user } = await failedSignIn();
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy diagnostic details' }));
    await passTime(0);
    expect(screen.queryByText('Diagnostic details copied')).not.toBeInTheDocument();
    expect(screen.getByText('Couldn’t copy. Select the text and copy it manually.')).toBeVisible();
  });
});
