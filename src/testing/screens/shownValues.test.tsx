import { screen } from '@testing-library/react';
import { reply, ScriptedService } from '../network/scriptedFetch';
import { CODE, openSignInPage, PHONE_NUMBER } from '../pages/signInPage';

/**
 * Sets a value without events, as some autofill does.
 * @param past whether also past React's own setter
 */
function setWithoutEvents(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string,
  past = true,
): void {
  const prototype = Object.getPrototypeOf(field) as object;
  if (past) Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  else field.value = value;
}

const setChecked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set;

describe.each([
  ['past React', true],
  ['by the property', false],
])('values set %s', (_how, past) => {
  test('request a code', async () => {
    const page = await openSignInPage();
    await page.agree();
    setWithoutEvents(page.phone(), PHONE_NUMBER, past);
    await page.askForCode();
    expect(page.phone()).toHaveValue('138 0000 0001');
    expect(page.service.last('sendSmsCode').body).toContain(`phone_number=${PHONE_NUMBER}`);
  });

  test('sign in, with the box ticked in the same way', async () => {
    const service = new ScriptedService().script(
      'requestToken',
      reply.json(400, { message: 'no' }),
    );
    const page = await openSignInPage({ service });
    setWithoutEvents(page.phone(), PHONE_NUMBER, past);
    setWithoutEvents(page.code(), CODE, past);
    setChecked?.call(page.agreementBox(), true);
    await page.submit();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(service.last('requestToken').body).toContain(`verification_code=${CODE}`);
  });
});

test('a clicked box toggles once', async () => {
  const page = await openSignInPage();
  await page.user.click(page.agreementBox());
  expect(page.agreementBox()).toBeChecked();
  await page.user.click(page.agreementBox());
  expect(page.agreementBox()).not.toBeChecked();
});
