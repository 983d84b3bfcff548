import { fireEvent } from '@testing-library/react';
import { openSignInPage } from '#testing/pages/signInPage.ts';

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

test('pastes, copies and cuts where the deployment allows it', async () => {
  const page = await openSignInPage({ deployment: { allowCodePaste: true } });
  await page.user.click(page.code());
  await page.user.paste(' 12-34 56');
  expect(page.code()).toHaveValue('123456');
  expect(['copy', 'cut', 'drop'].map((way) => fireEvent[way as 'copy'](page.code()))).toEqual([
    true,
    true,
    true,
  ]);
  expect(page.code()).toHaveAccessibleDescription('Six characters');
});

test.each([
  [false, 'numeric', '12a4'],
  [true, 'text', '12a4'],
])(
  'codes with letters (%s): phones show the keyboard "%s"',
  async (codesHaveLetters, keyboard, typed) => {
    const page = await openSignInPage({ deployment: { codesHaveLetters } });
    expect(page.code()).toHaveAttribute('inputmode', keyboard);
    await page.user.type(page.code(), typed);
    expect(page.code()).toHaveValue(typed);
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
