import { screen } from '@testing-library/react';
import { openJoinPage, submission } from './joinPage';
import { passTime } from '../render/renderApp';
import { openRestoration } from './restorationDialog';
import { reply, ScriptedService } from '../network/scriptedFetch';
import { CODE, openSignInPage, PHONE } from './signInPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/**
 * Sets a value without events, as some autofill does. @param past whether also past React's own
 * setter
 */
function fillSilently(
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
])('pub-04 values set %s', (_how, past) => {
  test('request a code', async () => {
    const page = await openSignInPage();
    await page.agree();
    fillSilently(page.phone(), PHONE, past);
    await page.askForCode();
    expect(page.phone()).toHaveValue('138 0000 0001');
    expect(page.service.last('sendSmsCode').body).toContain(`phone_number=${PHONE}`);
  });

  test('sign in, with the box ticked in the same way', async () => {
    const service = new ScriptedService().script(
      'requestToken',
      reply.json(400, { message: 'no' }),
    );
    const page = await openSignInPage({ service });
    fillSilently(page.phone(), PHONE, past);
    fillSilently(page.code(), CODE, past);
    setChecked?.call(page.agreementBox(), true);
    await page.submit();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(service.last('requestToken').body).toContain(`verification_code=${CODE}`);
  });

  test('sign in by e-mail with Enter', async () => {
    const service = new ScriptedService().script(
      'requestToken',
      reply.json(400, { message: 'no' }),
    );
    const page = await openSignInPage({ service });
    await page.useEmail();
    await page.agree();
    await page.user.click(page.code());
    fillSilently(page.email(), 'ada@corp.example', past);
    fillSilently(page.code(), CODE, past);
    await page.user.keyboard('{Enter}');
    await passTime(0);
    expect(service.last('requestToken').body).toContain('email=ada%40corp.example');
  });

  test('restore an account', async () => {
    const page = await openRestoration();
    await page.goOn();
    fillSilently(page.code(), CODE, past);
    await page.verify();
    expect(page.service.last('checkRestoreSmsCode').body).toContain(CODE);
  });

  test('apply to join', async () => {
    const page = await openJoinPage();
    fillSilently(screen.getByRole('textbox', { name: 'Real name' }), 'Ada', past);
    fillSilently(
      screen.getByRole('textbox', { name: 'Reason for joining' }),
      'I want to learn',
      past,
    );
    setChecked?.call(screen.getByRole('radio', { name: 'Female' }), true);
    await page.submit();
    expect(submission(page)).toMatchObject({
      realName: 'Ada',
      gender: 'female',
      reason: 'I want to learn',
    });
  });
});

test('a clicked box toggles once', async () => {
  const page = await openSignInPage();
  await page.user.click(page.agreementBox());
  expect(page.agreementBox()).toBeChecked();
  await page.user.click(page.agreementBox());
  expect(page.agreementBox()).not.toBeChecked();
});
