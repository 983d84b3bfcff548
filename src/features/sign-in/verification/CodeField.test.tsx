import { fireEvent } from '@testing-library/react';
import { openSignInPage } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['paste', 'copy', 'cut', 'drop'] as const)(
  '%s is blocked with an explanation',
  async (way) => {
    const page = await openSignInPage();
    await page.user.type(page.code(), '12');
    const notPrevented = fireEvent[way](page.code());
    expect(notPrevented).toBe(false);
    expect(page.code()).toHaveValue('12');
    expect(page.code()).toHaveAccessibleDescription(/paste, copy, or cut/);
  },
);

test('accepts autofill, converts full-width digits, drops spaces, keeps six characters', async () => {
  const page = await openSignInPage();
  fireEvent.change(page.code(), { target: { value: '１2 34567' } });
  expect(page.code()).toHaveValue('123456');
});

test('leaves text under composition alone until it is complete', async () => {
  const page = await openSignInPage();
  const field = page.code();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '１２３' }, isComposing: true });
  expect(field).toHaveValue('１２３');
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('123');
});
