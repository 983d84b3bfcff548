import { act, fireEvent, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, openSignInPage, PHONE_NUMBER, readyToLogIn } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Repeats keydown on the currently focused element, as a browser does. */
async function holdEnter(from: HTMLElement): Promise<void> {
  act(() => from.focus());
  for (let time = 0; time < 10; time += 1) {
    const at = document.activeElement as HTMLElement;
    if (fireEvent.keyDown(at, { key: 'Enter', repeat: time > 0 })) {
      if (at instanceof HTMLInputElement) fireEvent.submit(at.form!);
      else fireEvent.click(at);
    }
    await passTime(40);
  }
}

type Page = Awaited<ReturnType<typeof openSignInPage>>;

test.each<[string, (page: Page) => HTMLElement]>([
  ['the code field', (page) => page.code()],
  ['the code button', (page) => page.getCode()],
  ['a third-party account', () => screen.getByRole('button', { name: 'Provider account' })],
])(
  'holding Enter on %s opens the consent question and does not accept it',
  async (_where, controlOf) => {
    const service = new ScriptedService();
    const page = await openSignInPage({ service });
    await page.user.type(page.phone(), PHONE_NUMBER);
    await page.user.type(page.code(), CODE);
    await holdEnter(controlOf(page));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(page.environment.visited).toEqual([]);
    for (const operation of ['requestToken', 'getSliderChallenge'] as const)
      expect(service.count(operation)).toBe(0);
  },
);

test('holding Enter submits a wrong code once', async () => {
  const service = new ScriptedService().script(
    'requestToken',
    reply.json(400, { error_description: '短信验证码错误或失效' }),
  );
  const page = await readyToLogIn(service);
  await holdEnter(page.code());
  expect(screen.getByText('SMS verification code incorrect or invalid')).toBeInTheDocument();
  expect(service.count('requestToken')).toBe(1);
});
