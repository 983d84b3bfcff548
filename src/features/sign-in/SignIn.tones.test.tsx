import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, openSignInPage, readyToLogIn } from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';

const tones = ({ store }: Pick<SignInPage, 'store'>) =>
  store.getState().notices.shown.map(({ tone }) => tone);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['a refused sending', 'info', 'sendSmsCode', '1001'],
  ['an account that may not request a code now', 'warning', 'getSliderChallenge', '030049'],
  ['any other refusal of the slider request', 'info', 'getSliderChallenge', '030048'],
] as const)('shows %s as %s', async (_what, tone, operation, code) => {
  const page = await openSignInPage({
    service: new ScriptedService().script(operation, reply.refused(code, 'Not now')),
  });
  await askByPhone(page);
  expect([page.notices(), tones(page)]).toEqual([['Not now'], [tone]]);
});

test('shows a refused token as an error', async () => {
  const page = await readyToLogIn(
    new ScriptedService().script('requestToken', reply.json(400, { message: 'Not now' })),
  );
  await page.submit();
  expect([page.notices(), tones(page)]).toEqual([['Not now'], ['danger']]);
});
