import { fireEvent } from '@testing-library/react';
import { CODE, openSignInPage } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['+86', '\u200b - '])(
  '%j in the phone field counts as empty: the button stays dimmed',
  async (text) => {
    const page = await openSignInPage();
    await page.user.type(page.code(), CODE);
    fireEvent.change(page.phone(), { target: { value: text } });
    expect(page.submitButton()).toHaveAttribute('aria-disabled', 'true');
    await page.user.clear(page.phone());
    await page.user.type(page.phone(), '1');
    expect(page.submitButton()).not.toHaveAttribute('aria-disabled');
  },
);

test('an e-mail address of invisible characters counts as empty', async () => {
  const page = await openSignInPage();
  await page.useEmail();
  await page.user.type(page.code(), CODE);
  fireEvent.change(page.email(), { target: { value: '\u200b\ufeff ' } });
  expect(page.submitButton()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(page.email(), { target: { value: 'a' } });
  expect(page.submitButton()).not.toHaveAttribute('aria-disabled');
});
