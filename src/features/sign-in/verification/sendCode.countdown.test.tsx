import { screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { askByPhone, EMAIL, openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function afterSending() {
  const page = await openSignInPage();
  await askByPhone(page);
  return page;
}

test('counts from 59 to 1 second by second, then offers a new code and announces it once', async () => {
  const page = await afterSending();
  const button = page.getCode();
  for (let seconds = 59; seconds > 0; seconds -= 1) {
    expect(button).toHaveAccessibleDescription(`Resend in ${seconds}s`);
    expect(screen.queryByText('You can get a new code now')).not.toBeInTheDocument();
    await passTime(1000);
  }
  expect(page.getCode()).toHaveAccessibleName('Get code again');
  expect(screen.getAllByText('You can get a new code now')).toHaveLength(1);
});

test('belongs to its identifier: switching channels hides it, switching back shows the remaining time', async () => {
  const page = await afterSending();
  await page.useEmail();
  await page.user.type(page.email(), EMAIL);
  expect(page.getCode()).toHaveAccessibleName('Get code');
  await passTime(5000);
  await page.user.click(screen.getByRole('button', { name: 'Log in with mobile number' }));
  expect(page.phone()).toHaveValue('');
  await page.user.type(page.phone(), PHONE_NUMBER);
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 54s');
});
