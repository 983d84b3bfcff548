import { fireEvent } from '@testing-library/react';
import { openSignInPage } from '../../../testing/signInPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what an input method is still composing is left alone, and read as a number once it is complete (D40, D41)', async () => {
  const { phone } = await openSignInPage();
  const compose = (text: string) => fireEvent.input(phone(), { target: { value: text }, isComposing: true });
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
