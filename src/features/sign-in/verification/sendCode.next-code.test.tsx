import { fireEvent } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { readyToLogIn } from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const REFUSED = 'SMS verification code incorrect or invalid';

/** Opens a form whose code 123456 was refused. The service accepts the next code. */
async function refused() {
  const wrong = reply.json(400, { error_description: '短信验证码错误或失效' });
  const service = new ScriptedService().script(
    'requestToken',
    wrong,
    reply.json(400, { message: 'no' }),
  );
  const page = await readyToLogIn(service);
  await page.submit();
  expect(page.code()).toHaveAccessibleDescription(REFUSED);
  return page;
}

const sentCode = ({ service }: SignInPage) =>
  new URLSearchParams(service.last('requestToken').body).get('verification_code');

/** Inserts text at the caret, as a keyboard suggestion does in a browser. */
function insert(field: HTMLInputElement, text: string): void {
  const { value, selectionStart, selectionEnd } = field;
  const [from, to] = [selectionStart ?? 0, selectionEnd ?? 0];
  fireEvent.input(field, {
    target: {
      value: value.slice(0, from) + text + value.slice(to),
      selectionStart: from + text.length,
      selectionEnd: from + text.length,
    },
  });
}

test('a code typed right after a refusal replaces the refused one', async () => {
  const page = await refused();
  await page.user.keyboard('654321');
  expect(page.code()).toHaveValue('654321');
  expect(page.code()).not.toHaveAccessibleDescription(REFUSED);
  await page.submit();
  expect(sentCode(page)).toBe('654321');
});

test('a code typed after the refused one, which is no longer selected, also replaces it', async () => {
  const page = await refused();
  page.code().setSelectionRange(6, 6);
  await page.user.keyboard('654321');
  expect(page.code()).toHaveValue('654321');
});

test('a code inserted in one step replaces the previous one, refused or not', async () => {
  const page = await refused();
  page.code().setSelectionRange(6, 6);
  insert(page.code(), '654321');
  expect(page.code()).toHaveValue('654321');
  page.code().setSelectionRange(3, 3);
  insert(page.code(), '111222');
  expect(page.code()).toHaveValue('111222');
});

test('an unchanged refused code is not submitted again, and its error stays', async () => {
  const page = await refused();
  await page.user.keyboard('{Enter}');
  await passTime(0);
  await page.submit();
  expect(page.service.count('requestToken')).toBe(1);
  expect(page.code()).toHaveAccessibleDescription(REFUSED);
  expect(page.code()).toHaveFocus();
});

test('an edit that changes nothing clears no error', async () => {
  const page = await refused();
  fireEvent.change(page.code(), { target: { value: '123 456' } });
  insert(page.code(), '123456');
  expect(page.code()).toHaveAccessibleDescription(REFUSED);
  await page.user.keyboard('{Backspace}');
  expect(page.code()).not.toHaveAccessibleDescription(REFUSED);
});

test('a new code replaces one that was in the field when the new one was requested', async () => {
  const page = await refused();
  await page.askForCode();
  expect(page.code()).toHaveValue('');
  await page.user.keyboard('654321');
  expect(page.code()).toHaveValue('654321');
});

test('a code typed while another is being sent stays', async () => {
  const page = await readyToLogIn(
    new ScriptedService().script('sendSmsCode', reply.after(1000, reply.data(null))),
  );
  await page.user.clear(page.code());
  await page.askForCode();
  await page.user.type(page.code(), '654321');
  await passTime(1000);
  expect(page.code()).toHaveValue('654321');
});
