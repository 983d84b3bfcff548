import { fireEvent } from '@testing-library/react';
import { openSignInPage } from '#testing/pages/signInPage.ts';

test('leaves text under composition alone and formats it when it is complete', async () => {
  const { phone } = await openSignInPage();
  const compose = (text: string) =>
    fireEvent.input(phone(), { target: { value: text }, isComposing: true });
  fireEvent.compositionStart(phone());
  compose('１３８');
  compose('１３８００００');
  expect(phone()).toHaveValue('１３８００００');
  fireEvent.compositionEnd(phone());
  expect(phone()).toHaveValue('138 0000');
});

test('the phone field sets autocomplete and its keyboard, and is left to right', async () => {
  const { phone } = await openSignInPage();
  expect(phone()).toHaveAttribute('autocomplete', 'tel-national');
  expect(phone()).toHaveAttribute('inputmode', 'tel');
  expect(phone()).toHaveAttribute('dir', 'ltr');
});

test('undo restores a deletion, redo repeats it', async () => {
  const { phone, user } = await openSignInPage();
  await user.type(phone(), '13812345678');
  phone().setSelectionRange(6, 6);
  await user.keyboard('{Backspace}');
  expect(phone()).toHaveValue('138 1345 678');
  await user.keyboard('{Control>}z{/Control}');
  expect(phone()).toHaveValue('138 1234 5678');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(phone()).toHaveValue('138 1345 678');
  await user.keyboard('{Meta>}z{/Meta}');
  await user.keyboard('{Control>}z{/Control}');
  expect(phone()).toHaveValue('138 1234 567');
  await user.keyboard('{Control>}y{/Control}');
  expect(phone()).toHaveValue('138 1234 5678');
});

test('undo restores what a paste replaced, and typing afterwards clears the redo history', async () => {
  const { phone, user } = await openSignInPage();
  await user.type(phone(), '138');
  phone().select();
  await user.paste('+86 139 0000 0002');
  await user.keyboard('{Control>}z{/Control}');
  expect(phone()).toHaveValue('138');
  await user.keyboard('9{Control>}y{/Control}');
  expect(phone()).toHaveValue('138 9');
});

test('says that a paste was truncated, until the next edit', async () => {
  const { phone, user } = await openSignInPage();
  phone().focus();
  await user.paste('13800000001, 13900000002');
  expect(phone()).toHaveAccessibleDescription(/too long and has been cut off/);
  phone().select();
  await user.paste('tel:+86-138-0000-0001');
  expect(phone()).toHaveValue('138 0000 0001');
  expect(phone()).toHaveAccessibleDescription('Mainland China (+86)');
});
