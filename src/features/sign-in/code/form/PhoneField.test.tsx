import { fireEvent } from '@testing-library/react';
import { openSignInPage } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what an input method is still composing is left alone, and read as a number once it is complete (D40, D41)', async () => {
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

test('browsers are told what the number is for, and that it reads from left to right in every script', async () => {
  const { phone } = await openSignInPage();
  expect(phone()).toHaveAttribute('autocomplete', 'tel-national');
  expect(phone()).toHaveAttribute('inputmode', 'tel');
  expect(phone()).toHaveAttribute('dir', 'ltr');
});

test('pub-08 undo brings back what was deleted, redo takes it again', async () => {
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

test('pub-08 undo brings back what a paste replaced, and what is typed then ends the redo', async () => {
  const { phone, user } = await openSignInPage();
  await user.type(phone(), '138');
  phone().select();
  await user.paste('+86 139 0000 0002');
  await user.keyboard('{Control>}z{/Control}');
  expect(phone()).toHaveValue('138');
  await user.keyboard('9{Control>}y{/Control}');
  expect(phone()).toHaveValue('138 9');
});

test('spec-12 a paste that does not fit is said to be cut, until it is edited', async () => {
  const { phone, user } = await openSignInPage();
  phone().focus();
  await user.paste('13800000001, 13900000002');
  expect(phone()).toHaveAccessibleDescription(/Not everything fits/);
  phone().select();
  await user.paste('tel:+86-138-0000-0001');
  expect(phone()).toHaveValue('138 0000 0001');
  expect(phone()).toHaveAccessibleDescription('');
});

test('pub-03 a digit that a full field with a wrong number does not take is spoken of', async () => {
  const { phone, user } = await openSignInPage();
  await user.type(phone(), '128000000012');
  expect(phone()).toHaveAccessibleDescription(/Not everything fits/);
});
