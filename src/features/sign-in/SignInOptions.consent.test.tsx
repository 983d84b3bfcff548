import { act, fireEvent, screen, within } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { CODE, openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a double click on OK resumes the pending action once', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.askForCode();
  await passTime(500);
  const ok = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' });
  act(() => {
    fireEvent.click(ok);
    fireEvent.click(ok);
  });
  await passTime(0);
  expect(page.service.count('sendSmsCode')).toBe(1);
});

test('canceling the agreement sends nothing and keeps the form', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.askForCode();
  await passTime(500);
  await page.user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
  );
  await passTime(0);
  expect(page.service.count('getSliderChallenge')).toBe(0);
  expect(page.agreementBox()).not.toBeChecked();
  expect(page.phone()).toHaveValue('138 0000 0001');
});

test('submitting with an unticked box resumes after OK', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.user.type(page.code(), CODE);
  await page.submit();
  await passTime(500);
  expect(page.service.count('requestToken')).toBe(0);
  await page.user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }),
  );
  await passTime(0);
  expect(page.environment.reloads).toBe(1);
});

test('Enter twice in the form, quickly, agrees to nothing; a third time neither', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.user.type(page.code(), `${CODE}{Enter}`);
  for (const ms of [150, 350, 200]) {
    await passTime(ms);
    await page.user.keyboard('{Enter}');
  }
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(page.agreementBox()).not.toBeChecked();
  expect(page.service.count('requestToken')).toBe(0);
});
