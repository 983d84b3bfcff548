import { screen, within } from '@testing-library/react';
import { openJoinPage, submission } from './joinPage';
import { openPicker, settle } from './openPicker';
import { passTime } from '../render/renderApp';
import { openRestoration } from './restorationDialog';
import { reply, ScriptedService } from '../network/scriptedFetch';
import { CODE, openSignInPage, PHONE } from './signInPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
])('pub-04 values set %s', (_how, past) => {
  test('request a code', async () => {
    const page = await openSignInPage();
    await page.agree();
    setWithoutEvents(page.phone(), PHONE, past);
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
    setWithoutEvents(page.phone(), PHONE, past);
    setWithoutEvents(page.code(), CODE, past);
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
    setWithoutEvents(page.email(), 'ada@corp.example', past);
    setWithoutEvents(page.code(), CODE, past);
    await page.user.keyboard('{Enter}');
    await passTime(0);
    expect(service.last('requestToken').body).toContain('email=ada%40corp.example');
  });

  test('restore an account', async () => {
    const page = await openRestoration();
    await page.goOn();
    setWithoutEvents(page.code(), CODE, past);
    await page.verify();
    expect(page.service.last('checkRestoreSmsCode').body).toContain(CODE);
  });

  test('apply to join', async () => {
    const page = await openJoinPage();
    setWithoutEvents(screen.getByRole('textbox', { name: 'Real name' }), 'Ada', past);
    setWithoutEvents(
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

/** Replaces all fields with copies, as some extensions do. */
function replaceFields(): void {
  for (const field of document.querySelectorAll('input, textarea'))
    field.replaceWith(field.cloneNode(true));
}

describe('pub-04 fields that an extension replaced', () => {
  test('get a code and log in with what they show', async () => {
    const service = new ScriptedService().script(
      'requestToken',
      reply.json(400, { message: 'no' }),
    );
    const page = await openSignInPage({ service });
    replaceFields();
    await passTime(0);
    await page.user.click(page.agreementBox());
    await page.user.type(page.phone(), PHONE);
    expect(page.phone()).toHaveValue('138 0000 0001');
    await page.askForCode();
    expect(service.last('sendSmsCode').body).toContain(`phone_number=${PHONE}`);
    replaceFields();
    await passTime(0);
    setWithoutEvents(page.code(), CODE);
    await page.submit();
    expect(service.last('requestToken').body).toContain(`verification_code=${CODE}`);
  });

  test('disappear when React removes its own', async () => {
    const page = await openSignInPage();
    replaceFields();
    await passTime(0);
    await page.useEmail();
    expect(page.email()).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Mobile number' })).not.toBeInTheDocument();
  });
});

const setChoice = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;

test('pub-04 a batch search reads its text and its chosen field as they are shown', async () => {
  const { user, service } = await openPicker(
    {},
    { script: (each) => each.script('batchQuerySelector', reply.data({ results: [] })) },
  );
  await user.click(screen.getByRole('button', { name: 'Batch search' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
  const field = dialog.getByRole<HTMLSelectElement>('combobox');
  const other = [...field.options].find(({ value }) => value !== field.value)?.value ?? '';
  setWithoutEvents(dialog.getByRole<HTMLTextAreaElement>('textbox'), 'ada, lin');
  setChoice?.call(field, other);
  await user.click(dialog.getByRole('button', { name: /^Search/ }));
  await settle();
  expect(JSON.parse(service.last('batchQuerySelector').body)).toMatchObject({
    tokens: ['ada', 'lin'],
    field: other,
  });
  expect(field).toHaveValue(other);
});

test('a clicked box toggles once', async () => {
  const page = await openSignInPage();
  await page.user.click(page.agreementBox());
  expect(page.agreementBox()).toBeChecked();
  await page.user.click(page.agreementBox());
  expect(page.agreementBox()).not.toBeChecked();
});
